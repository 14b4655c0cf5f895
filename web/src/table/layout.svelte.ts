// Which of the four layouts fits the window, in letters as large as the reader wants them.

export type Shape = 'desktop' | 'tablet' | 'portrait' | 'landscape';

/** How much larger than usual the reader's text is; smaller text asks for nothing else. */
export const enlarged = (): number => Math.max(1, (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16);

/** The layout for a window, and for text so much larger than usual. */
export function shapeOf(width: number, height: number, text = 1): Shape {
  const columns = width / text;
  // A window that is low and narrow has no room for two rails.
  if (height < 500 && width > height && width >= 480) return 'landscape';
  if (columns < 700) return 'portrait';
  return columns < 1200 ? 'tablet' : 'desktop';
}

const fitting = (): Shape => shapeOf(innerWidth, innerHeight, enlarged());

export const layout = $state({ shape: fitting() });
window.addEventListener('resize', () => (layout.shape = fitting()));
