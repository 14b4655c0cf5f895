// A screen that all look at is touched by nobody, and must not go dark.

/** Keeps the screen lit while the page is looked at; returns how to let go. Browsers allow it to secure pages only, and may say
    no: then the device's own setting has to do. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (isOver) void lock?.release();
  };
  const again = (): void => void ask();
  again();
  // It is given back whenever the page is hidden.
  document.addEventListener('visibilitychange', again);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
