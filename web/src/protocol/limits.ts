// This file was generated from crates/atoll-protocol/src/limits.rs. Do not edit it.

/**
 * The version of the WebSocket protocol; a client of another version is told so and has to reload.
 */
export const PROTOCOL = 1;

/**
 * Most characters of a name.
 */
export const NAME_LENGTH = 24;

/**
 * Most characters of a command's id.
 */
export const COMMAND_ID_LENGTH = 64;
