import { akun as teks } from '@eproc/i18n/id/akun'
import {
  aturanPassword,
  PANJANG_MIN_LOGIN_BAWAAN,
  PANJANG_MIN_PASSWD_BAWAAN,
} from '@eproc/domain/akun/aturan_akun'
import { invalidField } from '#core/http/errors'
import { enforce } from '#core/http/input/input'
import { commonPasswords, contextWords } from '#core/auth/password'
import { numberParameter } from '#core/database/parameter'

/** Minimum lengths of the installation (S1 §5, decisions §2 'Accounts'). */
export async function panjangMinimal() {
  return {
    panjangMinLogin: await numberParameter('PANJANG_MIN_LOGIN', PANJANG_MIN_LOGIN_BAWAAN),
    panjangMinPasswd: await numberParameter('PANJANG_MIN_PASSWD', PANJANG_MIN_PASSWD_BAWAAN),
  }
}

/** 400 for a password among the commonest, or of this place's own words alone. */
export async function tolakSandiUmum(password: string, bidang: string): Promise<void> {
  if ((await commonPasswords(password)) || (await contextWords(password)))
    throw invalidField(bidang, 'common', teks.aturan.passwordUmum)
}

/** The whole rule for a new password in the field `newPass`; answers it. */
export async function newPassword(password: string | null | undefined): Promise<string> {
  enforce(aturanPassword(password, await panjangMinimal()))
  await tolakSandiUmum(password!, 'newPass')
  return password!
}
