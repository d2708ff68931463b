import { akun as teks } from '@eproc/i18n/id/akun'
import {
  aturanPassword,
  PANJANG_MIN_LOGIN_BAWAAN,
  PANJANG_MIN_PASSWD_BAWAAN,
} from '@eproc/domain/akun/aturan_akun'
import { bidangSalah } from '#core/http/errors'
import { tegakkan } from '#core/http/input'
import { sandiUmum } from '#core/auth/password'
import { parameterAngka } from '#core/database/parameter'

/** Minimum lengths of the installation (S1 §5, decisions §2 'Accounts'). */
export async function panjangMinimal() {
  return {
    panjangMinLogin: await parameterAngka('PANJANG_MIN_LOGIN', PANJANG_MIN_LOGIN_BAWAAN),
    panjangMinPasswd: await parameterAngka('PANJANG_MIN_PASSWD', PANJANG_MIN_PASSWD_BAWAAN),
  }
}

/** 400 for a password among the commonest. */
export async function tolakSandiUmum(sandi: string, bidang: string): Promise<void> {
  if (await sandiUmum(sandi)) throw bidangSalah(bidang, 'common', teks.aturan.passwordUmum)
}

/** The whole rule for a new password in the field `newPass`; answers it. */
export async function sandiBaru(sandi: string | null | undefined): Promise<string> {
  tegakkan(aturanPassword(sandi, await panjangMinimal()))
  await tolakSandiUmum(sandi!, 'newPass')
  return sandi!
}
