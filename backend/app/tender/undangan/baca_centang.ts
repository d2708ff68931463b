import { tender as teks } from '@eproc/i18n/id/tender'
import { listUndanganValidator } from '#app/tender/undangan/undangan_validator'
import type { BerkasBaru } from '#core/files/receive_files'
import { invalidField } from '#core/http/errors'
import { plainJson } from '#core/http/input/plain_text'

export interface CentangUndangan {
  vendorId: number
  berkas: BerkasBaru | undefined
  indeks: number
}

/** The ticked rows of `listUndangan` with their files; at least one. */
export async function bacaCentang(
  daftar: string,
  berkas: ReadonlyMap<number, BerkasBaru>
): Promise<CentangUndangan[]> {
  const raw = plainJson(daftar, invalidField('listUndangan', 'json', teks.undangan.daftarSalah))
  const baris = await listUndanganValidator.validate(raw)
  const centang = baris.flatMap((b, indeks) =>
    b.include === false ? [] : [{ vendorId: b.vendorId, berkas: berkas.get(indeks), indeks }]
  )
  if (centang.length === 0) throw invalidField('listUndangan', 'minLength', teks.undangan.minimal)
  return centang
}
