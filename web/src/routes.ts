// Paths and pages. Links are ordinary links; clicks on them are taken over.

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string; token: string | null; isPhone: boolean }
  | { page: 'screen'; table: string }
  | { page: 'replay'; table: string | null; step: number | null }
  | { page: 'rules'; game: string; paragraph: string | null }
  | { page: 'components'; game: string }
  | { page: 'nowhere'; path: string };

const CODE = /^[A-Za-z0-9]{4,32}$/;
const GAME = /^[a-z0-9-]{1,40}$/;

/** Reads a path with its fragment, such as `/rules/south-seas#SS-19`. */
export function route(path: string, hash = ''): Route {
  const [page = '', name = '', extra = '', token = '', ...more] = path.split('/').slice(1).map(decode);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const nowhere: Route = { page: 'nowhere', path };
  if (page === '' && name === '') return { page: 'lobby' };
  if (more.length > 0) return nowhere;
  switch (page) {
    case 'table':
      if (!CODE.test(name)) return nowhere;
      if (extra !== '') return extra === 'seat' && token ? { page, table: name, token, isPhone: false } : nowhere;
      return { page, table: name, token: fragment.get('seat') ?? fragment.get('claim') ?? fragment.get('token'), isPhone: fragment.has('phone') };
    case 'screen':
      return extra === '' && CODE.test(name) ? { page, table: name } : nowhere;
    case 'replay': {
      if (extra !== '' || (name !== '' && !CODE.test(name))) return nowhere;
      const step = /^\d{1,6}$/.exec(fragment.get('step') ?? '');
      return { page, table: name || null, step: step ? Number(step[0]) : null };
    }
    case 'rules': {
      if (extra !== '' || !GAME.test(name)) return nowhere;
      const paragraph = hash.replace(/^#/, '');
      return { page, game: name, paragraph: paragraph === '' ? null : decode(paragraph) };
    }
    case 'components':
      return extra === '' && GAME.test(name) ? { page, game: name } : nowhere;
    default:
      return nowhere;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
