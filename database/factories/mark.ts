/** Marks of records that tests make: no other has one, and they sort as the records were made, so that no list comes by chance. */
import { randomBytes } from 'node:crypto'

/** Of this process: another one may write into the same database. */
const writer = randomBytes(2).toString('hex')
let made = 0

/** Seven characters or more, for codes, names, and logins. */
export const mark = (): string => `${(++made).toString(36).padStart(3, '0')}${writer}`
