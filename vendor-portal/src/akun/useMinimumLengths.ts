import { PANJANG_MIN_LOGIN_BAWAAN, PANJANG_MIN_PASSWD_BAWAAN } from '@eproc/domain/akun/aturan_akun'
import { useParameter } from '@eproc/ui/api/parameter.ts'

/** Minimum lengths of User ID and password from the parameters; their defaults until these are loaded. */
export function useMinimumLengths() {
  const { number } = useParameter()
  return {
    panjangMinLogin: number('PANJANG_MIN_LOGIN', PANJANG_MIN_LOGIN_BAWAAN),
    panjangMinPasswd: number('PANJANG_MIN_PASSWD', PANJANG_MIN_PASSWD_BAWAAN),
  }
}
