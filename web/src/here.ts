// The address this page was opened at.

/** Whether it leads to this device only, so that a link of this page is of no use to others. */
export const isLocal = (host = location.hostname): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
