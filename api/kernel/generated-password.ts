import { randomInt } from 'node:crypto';

/** Nothing that is read wrongly from a screen: no i, l, 1, o, 0. 20 of them are 99 bits. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

export function generatePassword(): string {
  return Array.from({ length: GROUPS }, generateGroup).join('-');
}

function generateGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
}
