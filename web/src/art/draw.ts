// Pieces and scenery as SVG text, drawn by numbers. Port of the drawing study; origin of a thing is its foot or its centre.
// The strings contain no input from outside, no scripts and no style attributes, so they may be set as HTML.

type Point = [number, number];
const n1 = (v: number) => Math.round(v * 10) / 10;
const poly = (pts: Point[]) => `M${pts.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`;
export const at = (x: number, y: number, s: string, more = '') => `<g transform="translate(${n1(x)} ${n1(y)})${more}">${s}</g>`;
const clamp = (v: number, a: number, b: number) => Math.max(a, Math.min(b, v));

/** A small repeatable generator: the same text gives the same picture. */
export function seeded(text: string) {
  let h = 2166136261;
  for (const c of String(text)) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  const next = () => { h = Math.imul(h ^ h >>> 15, h | 1); h ^= h + Math.imul(h ^ h >>> 7, h | 61); return ((h ^ h >>> 14) >>> 0) / 4294967296; };
  for (let i = 0; i < 4; i++) next();
  return (a = 0, b = 1): number => a + (b - a) * next();
}

const shade = (rx: number, ry: number, dx = rx * .45, dy = ry * .5) => `<ellipse cx="${n1(dx)}" cy="${n1(dy)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="var(--shade-ink)" opacity=".26"/>`;

function frond(angle: number, len: number, width: number, droop: number) {                    // one palm leaf: smooth back, toothed lower edge
  const a = angle * Math.PI / 180, end: Point = [Math.cos(a) * len, Math.sin(a) * len + droop], ctl: Point = [Math.cos(a) * len * .55, Math.sin(a) * len * .55 - len * .28];
  const q = (t: number): Point => [2 * (1 - t) * t * ctl[0] + t * t * end[0], 2 * (1 - t) * t * ctl[1] + t * t * end[1]];
  const back: Point[] = [], tooth: Point[] = [], m = 6;
  for (let i = 0; i <= m; i++) {
    const t = i / m, [x, y] = q(t), [x2, y2] = q(Math.min(1, t + .02)), [x0, y0] = q(Math.max(0, t - .02)),
      l = Math.hypot(x2 - x0, y2 - y0) || 1;
    let nx = -(y2 - y0) / l, ny = (x2 - x0) / l; if (ny < 0) { nx = -nx; ny = -ny; }
    const w = width * Math.sin(Math.PI * Math.pow(clamp(t, .04, .98), .7));
    back.push([x - nx * w * .45, y - ny * w * .45]);
    tooth.unshift([x + nx * w, y + ny * w]);
    if (i < m) { const [mx, my] = q(t + .5 / m); tooth.unshift([mx + nx * w * .25, my + ny * w * .25]); }
  }
  return { shape: poly([...back, ...tooth]), rib: `M0 0Q${n1(ctl[0])} ${n1(ctl[1])} ${n1(end[0])} ${n1(end[1])}` };
}
export function palm(seed: string, s = 1) {
  const r = seeded('palm' + seed), lean = r(-5, 5), h = r(17, 22), len = r(11, 13), top: Point = [lean, -h];
  const leaf = (a: number, tone: string, k = 1) => { const { shape, rib } = frond(a + r(-7, 7), len * k * r(.92, 1.08), 2.9, len * .42);
    return `<path d="${shape}" fill="var(--${tone})"/><path d="${rib}" fill="none" stroke="var(--jungle-lit)" stroke-width=".5" opacity=".55"/>`; };
  const trunk = `<path d="M-1.7 0C${n1(-1.5 + lean * .1)} ${n1(-h * .4)} ${n1(lean - 2)} ${n1(-h * .6)} ${n1(lean - .9)} ${n1(-h)}L${n1(lean + .9)} ${n1(-h)}C${n1(lean - .2)} ${n1(-h * .6)} ${n1(1 + lean * .1)} ${n1(-h * .35)} 1.7 .2Q0 1 -1.7 0Z" fill="var(--trunk)"/>`
    + `<path d="M-1.2 0C${n1(-1 + lean * .1)} ${n1(-h * .4)} ${n1(lean - 1.5)} ${n1(-h * .6)} ${n1(lean - .5)} ${n1(-h)}" fill="none" stroke="var(--trunk-lit)" stroke-width=".9"/>`;
  const nuts = `<circle cx="-1.3" cy="1.2" r="1.25" fill="var(--nut)"/><circle cx="1.2" cy="1.5" r="1.25" fill="var(--nut)"/>`;
  return `<g transform="scale(${s})">${shade(10, 3.6, 8, 2.6)}${at(...top, leaf(-128, 'jungle-deep', .86) + leaf(-52, 'jungle-deep', .86) + leaf(-90, 'jungle-deep', .7))}${trunk}`
    + at(...top, leaf(176, 'jungle') + leaf(4, 'jungle') + leaf(140, 'jungle-deep', .82) + leaf(40, 'jungle-deep', .82) + nuts + leaf(-155, 'jungle-mid') + leaf(-25, 'jungle-mid') + leaf(-105, 'jungle-lit', .6)) + '</g>';
}
export function bush(seed: string, s = 1) {
  const r = seeded('bush' + seed), lobes = ([[-4.4, -2.6, 4], [0, -5.2, 4.8], [4.6, -2.8, 3.9], [.2, -1.6, 4.4]] as [number, number, number][]).map(([x, y, q]): [number, number, number] => [x + r(-.7, .7), y + r(-.7, .7), q * r(.88, 1.1)]);
  const disc = (dx: number, dy: number, k: number, tone: string) => lobes.map(([x, y, q]) => `<circle cx="${n1(x + dx)}" cy="${n1(y + dy)}" r="${n1(q * k)}" fill="var(--${tone})"/>`).join('');
  const bloom = r() < .3 ? ([[-3, -4], [2, -6.6], [4.5, -2.4]] as Point[]).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.15" fill="var(--bloom)"/>
      <circle cx="${x - .3}" cy="${y - .3}" r=".45" fill="var(--bloom-lit)"/>`).join('') : '';
  return `<g transform="scale(${s})">${shade(8.6, 3.2, 3.6, 1.4)}${disc(.3, 1, 1.06, 'jungle-deep')}${disc(0, 0, .98, 'jungle')}${disc(-.9, -1.2, .66, 'jungle-mid')}${disc(-1.5, -2, .34, 'jungle-lit')}${bloom}</g>`;
}
export function hut(s = 1) {
  return `<g transform="scale(${s})">${shade(12, 4, 6, 1.5)}<path d="M-7.6 -7H7.6V.6Q0 2.4 -7.6 .6Z" fill="var(--plank)"/>
      <path d="M-7.6 -7H-4.6V1.2L-7.6 .6Z" fill="var(--plank-lit)"/><path d="M4 -7H7.6V.6L4 1.4Z" fill="var(--plank-dark)"/>
      <path d="M-2 1.6V-5Q0 -7.4 2 -5V1.6Z" fill="var(--gap)"/>`
    + `<path d="M-11 -5.6Q-5 -10 -3.4 -17Q0 -19.4 3.4 -17Q5 -10 11 -5.6Q6.6 -3.6 0 -4.2Q-6.6 -3.6 -11 -5.6Z" fill="var(--thatch)"/>
        <path d="M-11 -5.6Q-5 -10 -3.4 -17Q-1.6 -18.4 0 -18.2Q-2 -10 -5 -4.1Q-8.6 -4.4 -11 -5.6Z" fill="var(--thatch-lit)"/>
        <path d="M3.4 -17Q5 -10 11 -5.6Q9 -4.6 6 -4.2Q3.6 -10 3.4 -17Z" fill="var(--thatch-dark)"/>`
    + `<path d="M-7 -6.4L-3 -12M-3.4 -5.4L-1.4 -13M.6 -5.2L.8 -14M4.4 -5.4L2.6 -12" stroke="var(--thatch-dark)" stroke-width=".6" opacity=".6"/></g>`;
}
const halo = (d: string, w = 2.4) => `<path d="${d}" fill="none" stroke="var(--halo)" stroke-width="${w}" stroke-linejoin="round"/>`;
const FINGER = 'M-1.5 -7C-6 -1.6 -5 5.6 1.4 7.6C3.6 8.2 4.2 6.4 2.6 5.4C-.4 3.4 -.6 -1.4 1.6 -6.6Z';
const BODY = 'M-8.6 .2C-5.6 -5.4 2 -5.6 5 -1L8.8 -4.4C8 -1.4 8 1.8 8.8 4.8L5 1.4C2 6 -5.6 5.8 -8.6 .2Z';
const FAN = 'M-2.4 6.6H2.4L3 4.4C8.6 2 8.6 -3.8 5 -6C2.2 -7.6 -2.2 -7.6 -5 -6C-8.6 -3.8 -8.6 2 -3 4.4Z';
const SKIRT = 'M-4.8 -13.6L4.8 -13.6C6 -8.6 8.6 -4.6 10 -1Q10.4 .9 8.6 1.3Q0 2.9 -8.6 1.3Q-10.4 .9 -10 -1C-8.6 -4.6 -6 -8.6 -4.8 -13.6Z';
const TORSO = 'M-5 -13L-5.8 -20.4Q-5.6 -23.4 0 -23.4Q5.6 -23.4 5.8 -20.4L5 -13Z';
export function banana() {
  const f = (a: number) => `<g transform="rotate(${a} 0 -6.5)"><path d="${FINGER}" fill="var(--banana)" stroke="var(--banana-ink)" stroke-width=".9" stroke-linejoin="round"/>
      <path d="M-2.4 -3.2C-4.4 2 -1.6 5.4 1 6.2" fill="none" stroke="var(--banana-lit)" stroke-width="1.2" stroke-linecap="round"/></g>`;
  return `<g transform="translate(.6 -.2)">${[30, 2, -26].map(a => `<g transform="rotate(${a} 0 -6.5)">${halo(FINGER)}</g>`).join('')}${f(-30)}${f(26)}${f(-3)}<path d="M-2 -6L-1 -9.4H1.4L2 -6Q0 -4.6 -2 -6Z" fill="var(--trunk)" stroke="var(--banana-ink)" stroke-width=".7"/>
      </g>`;
}
export function fish(flip = 1, s = 1) {
  return `<g transform="scale(${flip * s} ${s})">${halo(BODY)}<path d="${BODY}" fill="var(--fish)"/>
      <path d="M-8.6 .2C-5.6 4.6 1.6 5.4 4.8 1.4C1 2.6 -5 2.2 -8.6 .2Z" fill="var(--fish-belly)"/>
      <path d="M-3.6 -3.6Q-2 0 -3.6 3.6M.2 -4Q1.8 0 .2 3.8" fill="none" stroke="var(--fish-lit)" stroke-width="1.1"/>
      <circle cx="-5.6" cy="-.7" r="1.05" fill="#fff"/><circle cx="-5.7" cy="-.7" r=".5" fill="#12222e"/></g>`;
}
export function shell() {
  return `${halo(FAN)}<path d="${FAN}" fill="var(--shell)" stroke="var(--shell-ink)" stroke-width=".9" stroke-linejoin="round"/>
      <path d="M0 4.6V-6.4M-1.6 4.2L-3.6 -5.6M1.6 4.2L3.6 -5.6M-2.6 3.4L-6.2 -3M2.6 3.4L6.2 -3" stroke="var(--shell-ink)" stroke-width=".8" stroke-linecap="round"/>
      <path d="M-5 -4.6Q-2.6 -6.2 0 -6.2" fill="none" stroke="var(--shell-lit)" stroke-width="1.1" stroke-linecap="round"/>`;
}
export function boat() {                                             // outrigger with a claw sail: "a boat comes to fish here"
  const hull = 'M-12 3.4Q0 6 12 3.4Q10.6 8.4 5.4 9.2H-5.4Q-10.6 8.4 -12 3.4Z',
    sail = 'M-.6 3L-8 -9.4Q1.6 -5.4 9 -11.4Q6.8 -2 -.6 3Z';
  return `<ellipse cx="2" cy="9.6" rx="14" ry="3" fill="var(--shade-ink)" opacity=".25"/>${halo(hull)}${halo(sail)}<path d="M-9 11.2Q0 12.6 9 11.2" fill="none" stroke="var(--plank-dark)" stroke-width="1.6" stroke-linecap="round"/>
      <path d="M-5 8L-5 11.4M5 8V11.4" stroke="var(--gap)" stroke-width=".9"/><path d="${hull}" fill="var(--boat)"/>
      <path d="M-12 3.4Q0 6 12 3.4L11.4 5Q0 7.4 -11.4 5Z" fill="var(--boat-lit)"/>
      <path d="M-.6 4.4L-8.4 -10" stroke="var(--gap)" stroke-width="1.1" stroke-linecap="round"/><path d="${sail}" fill="var(--sail)"/>
      <path d="M-5.2 -4.8Q1 -2.4 7.8 -6.8Q7 -4.6 5.6 -2.6Q.6 -.4 -3.4 -1.8Z" fill="var(--awning-a)"/>`;
}
export function islander(seat: string, job: 'plain' | 'collector' | 'picker' | 'merchant' | 'fisher', { letter = true } = {}) {
  const fill = `var(--seat-${seat})`, edge = `var(--seat-${seat}-edge)`, ink = `var(--seat-${seat}-ink)`;
  const arm = (d: string) => `<path d="${d}" fill="none" stroke="${edge}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
      <path d="${d}" fill="none" stroke="${fill}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`;
  const head = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="5.1" fill="${fill}" stroke="${edge}" stroke-width="1.1"/>
      <path d="M${x - 3} ${y - 1.4}Q${x - 1.6} ${y - 3.6} ${x + .6} ${y - 3.5}" fill="none" stroke="#fff" stroke-width="1" stroke-linecap="round" opacity=".5"/>`;
  const leaves = (x: number, y: number) => at(x, y, `<path d="M-5 .6Q-4.6 -3.8 -1.4 -3.4Q0 -6 1.6 -3.4Q4.8 -3.6 5 .6Q0 -2 -5 .6Z" fill="var(--jungle-lit)" stroke="var(--jungle-deep)" stroke-width=".7"/>`);
  const body = `<path d="${SKIRT}" transform="translate(.5 1.9)" fill="${edge}"/>
      <path d="${TORSO}" fill="${fill}" stroke="${edge}" stroke-width="1.1"/>
      <path d="${SKIRT}" fill="url(#pattern-${seat})" stroke="${edge}" stroke-width="1.1"/>`;
  const mark = (x: number, y: number) => letter ? `<circle cx="${x}" cy="${y}" r="5.4" fill="${fill}"/>
      <text x="${x}" y="${y + 3.3}" class="glyph" font-size="9.4" text-anchor="middle" fill="${ink}">${seat}</text>` : '';
  const outline = (d: string, t = '') => `<path d="${d}" ${t} fill="none" stroke="var(--halo)" stroke-width="3.6" stroke-linejoin="round"/>`;
  const ring = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="5.3" fill="none" stroke="var(--halo)" stroke-width="3.2"/>`;
  let art: string;
  if (job === 'fisher') {
    const board = 'M-19 -1.4Q0 -5 19 -1.4Q21.6 .4 19 2.2Q0 6 -19 2.2Q-21.6 .4 -19 -1.4Z', down = 'transform="translate(0 -6)"';
    art = `<ellipse cx="2" cy="4.4" rx="21" ry="4" fill="var(--shade-ink)" opacity=".28"/>
        <path d="M-22 3.4q5 3.6 11 1.6M12 6q6 1.6 10.6 -2" fill="none" stroke="var(--foam)" stroke-width="1.5" stroke-linecap="round"/>
        ${outline(board)}<path d="${board}" fill="var(--plank-dark)" transform="translate(0 1.2)"/><path d="${board}" fill="var(--plank-lit)"/>
        <g transform="translate(-6 -3.6) rotate(90) scale(.86)"><g transform="translate(0 13)">${outline(SKIRT, down)}
          <path d="${TORSO}" ${down} fill="${fill}" stroke="${edge}" stroke-width="1.1"/>
          <path d="${SKIRT}" ${down} fill="url(#pattern-${seat})" stroke="${edge}" stroke-width="1.2"/></g></g>`
      + arm('M7 -6L13 -3.6L18.4 -.6') + ring(12, -8.4) + head(12, -8.4) + leaves(12, -10.6) + mark(-7.6, -3.8);
  } else {
    const basket = `<path d="M-7.4 -31Q0 -28.4 7.4 -31L5.6 -35.6H-5.6Z" fill="var(--thatch)" stroke="var(--gap)" stroke-width=".9"/>
        ${at(-2, -37, `<g transform="scale(.48)">${shell()}</g>`)}${at(3.2, -36.4, `<g transform="scale(.42)">${shell()}</g>`)}
        <path d="M-8.4 -32.4Q0 -29 8.4 -32.4" fill="none" stroke="var(--thatch-lit)" stroke-width="1.8" stroke-linecap="round"/>`;
    const pail = (x: number, a: string, b: string) => at(x, 0, `<path d="M0 -24.6L-3.8 -15M0 -24.6L3.8 -15" stroke="var(--gap)" stroke-width=".7"/>
        <path d="M-5 -15.4H5L3.4 -9.4Q0 -8 -3.4 -9.4Z" fill="var(--thatch)" stroke="var(--gap)" stroke-width=".9"/>
        <circle cx="-1.8" cy="-16.4" r="2" fill="var(--${a})"/><circle cx="1.8" cy="-16.2" r="2" fill="var(--${b})"/>`);
    const yoke = `<path d="M-17 -24.6Q0 -27 17 -24.6" fill="none" stroke="var(--gap)" stroke-width="1.7" stroke-linecap="round"/>${pail(-15.4, 'banana', 'mango')}${pail(15.4, 'shell', 'fish-lit')}`;
    const hat = '<path d="M-8.6 -29.6Q-4.6 -31 -3.4 -35.6Q0 -37.4 3.4 -35.6Q4.6 -31 8.6 -29.6Q0 -27 -8.6 -29.6Z" fill="var(--thatch-lit)" stroke="var(--gap)" stroke-width=".9"/>';
    const crown = leaves(0, -30.6);
    const poses: Record<'plain' | 'collector' | 'picker' | 'merchant', { arms: string[]; head?: string; front?: string; behind?: string }> = {
      plain: { arms: ['M-5 -20.4L-9.4 -15.6L-8 -10.4', 'M5 -20.4L9.4 -15.6L8 -10.4'], head: crown },
      collector: { arms: ['M-5 -20.6L-9.4 -25.4L-7.2 -31', 'M5 -20.6L9.4 -25.4L7.2 -31'], front: basket },
      picker: { arms: ['M-5 -20.4L-9.6 -15.6L-7.6 -10.4', 'M5 -20.6L10 -25L11 -31'], head: crown, front: at(11, -35, `<g transform="scale(.78)">${banana()}</g>`) },
      merchant: { arms: ['M-5 -20.6L-9 -21L-11.6 -25', 'M5 -20.6L9 -21L11.6 -25'], head: hat, behind: yoke },
    };
    const pose = poses[job];
    art = shade(11, 3.6, 4, 1.6) + outline(SKIRT) + outline(TORSO) + ring(0, -27.6) + (pose.behind || '') + body
      + pose.arms.map(arm).join('') + head(0, -27.6) + (pose.head || '') + (pose.front || '') + mark(0, -5.4);
  }
  return `<g>${art}</g>`;
}
export function explorer(s = 1) {
  return `<g transform="scale(${s})"><ellipse cx="3" cy="24" rx="36" ry="5.5" fill="var(--shade-ink)" opacity=".3"/>
      <path d="M-17 -30V8M2 -42V8M20 -28V8" stroke="var(--gap)" stroke-width="2.2"/>
      <path d="M2 -42Q10 -44 14 -40Q8 -39 2 -37Z" fill="var(--awning-a)"/>`
    + ([[-17, -27, 9], [2, -36, 11], [20, -25, 8.5]] as [number, number, number][]).map(([x, y, w]) => `<path d="M${x - w} ${y + 12}Q${x} ${y + 8} ${x + w} ${y + 12}Q${x + w * 1.5} ${y + 20} ${x + w} ${y + 28}Q${x} ${y + 24} ${x - w} ${y + 28}Q${x - w * .4} ${y + 20} ${x - w} ${y + 12}Z" fill="var(--sail)" stroke="var(--sail-shade)" stroke-width=".8"/>
        <path d="M${x - w * .8} ${y}Q${x} ${y - 3} ${x + w * .8} ${y}Q${x + w * 1.2} ${y + 5} ${x + w * .8} ${y + 10}Q${x} ${y + 7} ${x - w * .8} ${y + 10}Q${x - w * .3} ${y + 5} ${x - w * .8} ${y}Z" fill="var(--sail)" stroke="var(--sail-shade)" stroke-width=".8"/>`).join('')
    + `<path d="M-34 2L-26 4Q0 9 26 3L38 -4L30 16Q26 22 18 22H-20Q-27 22 -30 15Z" fill="var(--boat)"/>
        <path d="M-34 2L-26 4Q0 9 26 3L38 -4L36 2Q0 15 -32.6 7Z" fill="var(--boat-lit)"/>
        <path d="M-24 12H-20M-12 14H-8M0 14.5H4M12 13.5H16M23 11H26" stroke="var(--gap)" stroke-width="2.4" stroke-linecap="round"/>
        <path d="M-36 21q6 -4 10 0t10 0t10 0t10 0t10 0t10 0t9 0" fill="none" stroke="var(--foam)" stroke-width="2.2" stroke-linecap="round"/></g>`;
}

const MARKS: Record<string, (ink: string) => string> = {
  A: (ink) => `<path d="M-1 5L5 -1M1 9L9 1" stroke="${ink}" stroke-width="1.5"/>`,
  B: (ink) => `<circle cx="2" cy="2" r="1.15" fill="${ink}"/><circle cx="6" cy="6" r="1.15" fill="${ink}"/>`,
  C: (ink) => `<path d="M0 3Q2 0 4 3T8 3M0 7Q2 4 4 7T8 7" fill="none" stroke="${ink}" stroke-width="1.2"/>`,
  D: (ink) => `<path d="M0 0L8 8M8 0L0 8" stroke="${ink}" stroke-width="1"/>`,
  E: (ink) => `<path d="M0 2H8M0 6H8" stroke="${ink}" stroke-width="1.5"/>`,
};

/** The seats' patterns and the portraits' outline; once per page. */
export const DEFS = `<defs>${Object.entries(MARKS)
  .map(([seat, mark]) => `<pattern id="pattern-${seat}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="var(--seat-${seat})"/>${mark(`var(--seat-${seat}-mark)`)}</pattern>`)
  .join('')}<clipPath id="portrait"><path d="M-24 -40H24V4Q17 17 0 17Q-17 17 -24 4Z"/></clipPath></defs>`;

/** A player's portrait, 48 units wide: an islander on a coin with the seat's colour, pattern and letter. */
export const bust = (seat: string) => `<circle cy="1.5" r="22" fill="var(--seat-${seat}-edge)"/><circle r="22" fill="url(#pattern-${seat})"/><circle r="22" fill="none" stroke="var(--seat-${seat}-edge)" stroke-width="1.6"/><circle r="17" fill="var(--bust)"/><g clip-path="url(#portrait)">${at(0, 25, islander(seat, 'plain', { letter: false }), ' scale(1.15)')}</g>${at(14.5, 14.5, `<circle r="8.6" fill="var(--halo)"/><circle r="7.2" fill="var(--seat-${seat})" stroke="var(--seat-${seat}-edge)" stroke-width=".8"/><text y="3.7" class="glyph" font-size="10.6" text-anchor="middle" fill="var(--seat-${seat}-ink)">${seat}</text>`)}`;

const arc = (r: number, w: number, tone: string, gap: number) => `<circle r="${r}" fill="none" stroke="var(--${tone})" stroke-width="${w}" stroke-linecap="round" pathLength="100" stroke-dasharray="${100 - gap} ${gap}" transform="rotate(${45 + gap * 1.8})"/>`;
/** The product's mark: a ring island with a lagoon and one palm, open to the south-east. */
export const LOGO = `<circle r="23.5" fill="var(--sea)"/><circle r="20" fill="var(--shallow)"/>${arc(13.2, 9.6, 'sand', 16)}${arc(13.4, 5.4, 'jungle-mid', 20)}<circle r="7.4" fill="var(--shallow-lit)"/>${at(-8, -2, palm('logo', .95))}`;
