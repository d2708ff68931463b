import type { JenisPengadaan } from '@eproc/domain/common/choices'
import type { AcuanRup } from '@eproc/domain/rup/answers'
import type { KegiatanInput } from '@eproc/domain/rup/aturan_rup'

/** What is stored of a form that the rules have passed; division and year follow the program. */
export function kegiatanDari(
  input: KegiatanInput,
  {
    program: daftar,
  }: { program: readonly Pick<AcuanRup['program'][number], 'id' | 'divisi' | 'tahunAnggaran'>[] }
) {
  const program = daftar.find((p) => p.id === Number(input.programId))!
  return {
    kode: input.kode!,
    nama: input.nama!,
    programId: program.id,
    coaId: Number(input.coaId),
    jenisPengadaan: input.jenisPengadaan as JenisPengadaan,
    divisi: program.divisi,
    ppkId: Number(input.ppkId),
    pagu: Number(input.pagu),
    tahunAnggaran: program.tahunAnggaran,
    keterangan: input.keterangan?.trim() || null,
  }
}

export type NilaiKegiatan = ReturnType<typeof kegiatanDari>
