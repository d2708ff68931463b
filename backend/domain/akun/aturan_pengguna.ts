/** What an administrator asks of an account, with a reason. */
import { master } from '@eproc/i18n/id/master'
import { Checker, terisi, type Finding, type Teks } from '../common/checker.ts'
import { MAKS_PENGGUNA } from './aturan_akun.ts'

export const MAKS_ALASAN_PENGGUNA = 500

/** Another e-mail of a vendor's account: the one who read the old mailbox has left. */
export interface EmailRekananInput {
  email?: Teks
  alasan?: Teks
}

/** @param kini the e-mail that the account has */
export function aturanEmailRekanan(input: EmailRekananInput, kini: string): Finding[] {
  const check = new Checker()
  check.require('email', input.email)
  check.email('email', input.email)
  const sama = (input.email ?? '').trim().toLowerCase() === kini.toLowerCase()
  check.ensure(!sama, 'email', 'same', master.aturan.emailTetap)
  check.require('alasan', input.alasan?.trim())
  check.maxLength(input, { email: MAKS_PENGGUNA.email, alasan: MAKS_ALASAN_PENGGUNA })
  return check.findings
}

/** What is typed beside another status. */
export interface StatusBaruInput {
  status?: Teks
  alasan?: Teks
}

/** Who is shut out reads why; what is lifted needs no reason. @param kini the status that the account has */
export function aturanStatusBaru({ status, alasan }: StatusBaruInput, kini: Teks): Finding[] {
  const check = new Checker()
  const tertutup = terisi(status) && status !== 'A' && status !== kini
  if (tertutup) check.require('alasan', alasan?.trim(), master.aturan.alasanStatus)
  check.maxLength({ alasan }, { alasan: MAKS_ALASAN_PENGGUNA })
  return check.findings
}
