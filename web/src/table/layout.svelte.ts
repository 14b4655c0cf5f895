// Which of the four layouts fits the window.

export type Shape = 'desktop' | 'tablet' | 'portrait' | 'landscape';

function fitting(): Shape {
  if (innerHeight < 500 && innerWidth > innerHeight) return 'landscape';
  if (innerWidth < 700) return 'portrait';
  return innerWidth < 1200 ? 'tablet' : 'desktop';
}

export const layout = $state({ shape: fitting() });
window.addEventListener('resize', () => (layout.shape = fitting()));
