// Rulebooks become blocks, and never HTML of their own.

import { mount, unmount } from 'svelte';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import Blocks from './Blocks.svelte';
import { blocks, inline, law } from './markdown';

function html(source: string): string {
  const target = document.createElement('div');
  const page = mount(Blocks, { target, props: { blocks: blocks(source) } });
  const made = target.innerHTML.replace(/<!--.*?-->/g, '');
  void unmount(page);
  return made;
}

describe('markdown', () => {
  it('reads headings, emphasis, code and links', () => {
    expect(inline('a **b *c*** `d` [e](/f)')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', children: [{ kind: 'text', text: 'b ' }, { kind: 'em', children: [{ kind: 'text', text: 'c' }] }] },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd' },
      { kind: 'text', text: ' ' },
      { kind: 'link', href: '/f', children: [{ kind: 'text', text: 'e' }] },
    ]);
    expect(blocks('## End of the game')[0]).toMatchObject({ kind: 'heading', level: 2, id: 'end-of-the-game' });
  });

  it('makes paragraphs of the law anchors and marks rulings', () => {
    const [first, second] = blocks('**SS-4.** Put the tile\non the table. *Ruling:* the host may choose.');
    expect(first).toMatchObject({ kind: 'paragraph', id: 'SS-4', ruling: false });
    expect(second).toMatchObject({ kind: 'paragraph', id: null, ruling: true });
  });

  it.each(['Ruling', 'Klarstellung', 'Tisztázás', 'Výklad'])('marks a ruling that is called %s', (word) => {
    expect(blocks(`**SS-4.** One. *${word}:* two. *Other:* three.`).map((block) => block.kind === 'paragraph' && block.ruling)).toEqual([false, true]);
  });

  it('finds a paragraph with everything that belongs to it', () => {
    const found = law(blocks('**A-1.** One.\n\n- item\n\nmore\n\n**A-2.** Two.\n\n## Next'), 'A-1');
    expect(found.map((block) => block.kind)).toEqual(['paragraph', 'list', 'paragraph']);
    expect(law(blocks('**A-1.** One.'), 'A-9')).toEqual([]);
  });

  it('reads nested lists and tables', () => {
    const [list, table] = blocks('- a\n  1. b\n  2. c\n- d\n\n| x | y |\n|---|---|\n| 1 | 2 |');
    expect(list).toMatchObject({ kind: 'list', ordered: false, items: [[{ kind: 'paragraph' }, { kind: 'list', ordered: true }], [{ kind: 'paragraph' }]] });
    expect(table).toMatchObject({ kind: 'table', head: [[{ text: 'x' }], [{ text: 'y' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] });
  });

  it('never makes HTML of what looks like it', () => {
    const made = html('# <img src=x onerror=alert(1)>\n\nHello <script>alert(1)</script> **<b onclick="x">**\n\n| <iframe> |\n|---|\n| &lt; |');
    expect(made).not.toMatch(/<(img|script|iframe|b)[\s>]/);
    expect(made).toContain('&lt;script&gt;');
  });

  it('drops links that are not links', () => {
    expect(html('[x](javascript:alert(1)) [y](data:text/html,1) [z](https://example.org)')).not.toMatch(/javascript:|data:/i);
    expect(inline('[x](javascript:alert)')).toEqual([{ kind: 'text', text: 'x' }]);
  });

  it('finds every paragraph of the rulebook', () => {
    const book = readFileSync('../rulebooks/south-seas.md', 'utf8');
    const wanted = [...book.matchAll(/^\*\*([A-Z]+-\d+)\.\*\*/gm)].map((match) => match[1]);
    const found = blocks(book).flatMap((block) => (block.kind === 'paragraph' && block.id ? [block.id] : []));
    expect(found).toEqual(wanted);
  });
});
