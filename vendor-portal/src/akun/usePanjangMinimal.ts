import { PANJANG_MIN_LOGIN_BAWAAN, PANJANG_MIN_PASSWD_BAWAAN } from '@eproc/domain/akun/aturan_akun'
import { useParameter } from '@eproc/ui/api/parameter.ts'

/** Panjang minimal User ID dan password dari parameter, bawaannya sebelum parameter dimuat. */
export function usePanjangMinimal() {
  const { angka } = useParameter()
  return {
    panjangMinLogin: angka('PANJANG_MIN_LOGIN', PANJANG_MIN_LOGIN_BAWAAN),
    panjangMinPasswd: angka('PANJANG_MIN_PASSWD', PANJANG_MIN_PASSWD_BAWAAN),
  }
}
