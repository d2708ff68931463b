import { wajibKode } from '@eproc/domain/akun/kode_masuk'
import type { Peran } from '@eproc/domain/common/roles'
import { textParameter } from '#core/database/parameter'

/** Does the parameter KODE_MASUK_WAJIB ask this role for a second step? */
export const kodeWajib = async (peran: Peran): Promise<boolean> =>
  wajibKode(await textParameter('KODE_MASUK_WAJIB'), peran)
