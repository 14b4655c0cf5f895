// This file was generated from crates/atoll-protocol/src/limits.rs. Do not edit it.

/**
 * The version of the WebSocket protocol; a client of another version is told so and has to reload.
 */
export const PROTOCOL = 1;

/**
 * Most characters of a name, as people see them.
 */
export const NAME_LENGTH = 24;

/**
 * Most units of UTF-16 of a name: what people see as one character may be many of them.
 */
export const NAME_UNITS = 320;

/**
 * Most characters of a command's id.
 */
export const COMMAND_ID_LENGTH = 64;
