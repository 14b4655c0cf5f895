// Sending a link on by what the device has for it. Many browsers have nothing, and people may think better of it.

export const mayShare = (): boolean => typeof navigator.share === 'function';

/** Opens the device's own sheet; nothing happens if it is closed or refused. */
export async function share(url: string, title: string): Promise<void> {
  await navigator.share({ url, title }).catch(() => {});
}
