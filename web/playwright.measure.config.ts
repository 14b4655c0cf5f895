import base from './playwright.config';

// Measurements report and never fail on a time; one at a time, so that they do not disturb each other.
export default { ...base, testMatch: 'measure.ts', testIgnore: [], workers: 1, retries: 0, fullyParallel: false };
