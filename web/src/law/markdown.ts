// The rulebook as data: a small part of Markdown, read into blocks. Nothing of it is ever set as HTML.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'em'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: Inline[] };

export type Block =
  | { kind: 'heading'; level: number; id: string; children: Inline[] }
  /** `id` if it is a paragraph of the law, `ruling` if it settles what the rules leave open. */
  | { kind: 'paragraph'; id: string | null; ruling: boolean; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const LAW = /^\*\*([A-Z]{1,4}-\d+)\.\*\*\s*/;
const ITEM = /^(\s*)([-*]|\d+[.)])\s+(.*)$/;

/** Reads a text into blocks. */
export function blocks(text: string): Block[] {
  return read(text.replaceAll('\r\n', '\n').split('\n'));
}

function read(lines: string[]): Block[] {
  const out: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      at += 1;
      continue;
    }
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (heading) {
      const title = heading[2] ?? '';
      out.push({ kind: 'heading', level: (heading[1] ?? '#').length, id: slug(title), children: inline(title) });
      at += 1;
      continue;
    }
    if (line.startsWith('|')) {
      const rows: string[] = [];
      while ((lines[at] ?? '').startsWith('|')) rows.push(lines[at++] ?? '');
      const cells = rows.map((row) => row.replace(/^\||\|\s*$/g, '').split('|').map((cell) => inline(cell.trim())));
      const ruled = /^\|[\s:|-]+\|?\s*$/.test(rows[1] ?? '');
      out.push({ kind: 'table', head: ruled ? (cells[0] ?? []) : [], rows: ruled ? cells.slice(2) : cells });
      continue;
    }
    const item = ITEM.exec(line);
    if (item) {
      const indent = (item[1] ?? '').length;
      const items: string[][] = [];
      while (at < lines.length) {
        const next = lines[at] ?? '';
        const start = ITEM.exec(next);
        if (start && (start[1] ?? '').length === indent) items.push([start[3] ?? '']);
        else if (next.trim() !== '' && /^\s/.test(next)) items.at(-1)?.push(next.replace(new RegExp(`^\\s{0,${indent + 3}}`), ''));
        else break;
        at += 1;
      }
      out.push({ kind: 'list', ordered: /\d/.test(item[2] ?? ''), items: items.map(read) });
      continue;
    }
    const words: string[] = [];
    while (at < lines.length) {
      const next = lines[at] ?? '';
      if (next.trim() === '' || next.startsWith('|') || /^#{1,4}\s/.test(next) || (words.length > 0 && ITEM.test(next))) break;
      words.push(next.trim());
      at += 1;
    }
    out.push(...paragraph(words.join(' ')));
  }
  return out;
}

/** What marks a ruling in the languages of rulebooks. */
const RULING = /^\*(Ruling|Klarstellung|Tisztázás|Výklad):?\*/;
const RULINGS = /(?=\*(?:Ruling|Klarstellung|Tisztázás|Výklad):?\*)/;

/** A paragraph; a ruling inside it becomes a paragraph of its own, so that it can be marked. */
function paragraph(text: string): Block[] {
  const law = LAW.exec(text);
  const id = law?.[1] ?? null;
  const body = law ? text.slice(law[0].length) : text;
  const parts = body.split(RULINGS).map((part) => part.trim()).filter((part) => part !== '');
  return parts.map((part, index) => ({
    kind: 'paragraph',
    id: index === 0 ? id : null,
    ruling: RULING.test(part),
    children: inline(part),
  }));
}

const MARKS = /(`[^`]+`)|(\*\*.+?\*\*(?!\*))|(\*[^*\s](?:[^*]*[^*\s])?\*)|(\[[^\]]+\]\([^)\s]+\))/;

/** Reads emphasis, code and links. Whatever looks like HTML stays text. */
export function inline(text: string): Inline[] {
  const out: Inline[] = [];
  let rest = text;
  for (;;) {
    const found = MARKS.exec(rest);
    if (!found) break;
    if (found.index > 0) out.push({ kind: 'text', text: rest.slice(0, found.index) });
    const mark = found[0];
    if (found[1]) out.push({ kind: 'code', text: mark.slice(1, -1) });
    else if (found[2]) out.push({ kind: 'strong', children: inline(mark.slice(2, -2)) });
    else if (found[3]) out.push({ kind: 'em', children: inline(mark.slice(1, -1)) });
    else {
      const [, label = '', href = ''] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(mark) ?? [];
      if (/^(https?:\/\/|\/|#)/.test(href)) out.push({ kind: 'link', href, children: inline(label) });
      else out.push(...inline(label));
    }
    rest = rest.slice(found.index + mark.length);
  }
  if (rest !== '') out.push({ kind: 'text', text: rest });
  return out;
}

export function slug(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** The paragraph of the law with this id: its block and whatever belongs to it, up to the next paragraph or heading. */
export function law(all: Block[], id: string): Block[] {
  const start = all.findIndex((block) => block.kind === 'paragraph' && block.id === id);
  if (start < 0) return [];
  const length = all.slice(start + 1).findIndex((block) => block.kind === 'heading' || (block.kind === 'paragraph' && block.id !== null));
  return all.slice(start, length < 0 ? undefined : start + 1 + length);
}
