/** What was done with an activity of the demonstration until it stood where it stands. */
import type { Actor } from '@eproc/backend/app/core/auth/actor'
import type { clockNow } from '@eproc/backend/app/core/clock/clock'
import type { Peran } from '@eproc/domain/common/roles'
import type { StatusPersetujuan } from '@eproc/domain/common/choices'
import { LANGKAH_PERSETUJUAN, ditolak } from '@eproc/domain/rup/tindakan_kegiatan'

type Moment = ReturnType<typeof clockNow>
export type Orang = Omit<Actor, 'ip'>
export const JABATAN = ['operator', 'manajer', 'ppk', 'manajerulp', 'pa'] as const
export type Tim = Readonly<Record<(typeof JABATAN)[number], Orang>>
const LOGIN_LANGKAH: Partial<Record<Peran, keyof Tim>> = {
  manajer: 'manajer',
  ppk: 'ppk',
  manajerULP: 'manajerulp',
  pa: 'pa',
}

/** A journal row as it will be written with all others. */
export interface JournalLine {
  pada: Moment
  pelaku: Orang
  aksi: string
  objek: 'program' | 'kegiatan'
  /** code of the program or activity */
  kode: string
  rincian: object
  alasan?: string | null
}

export const ALASAN_DITOLAK: Partial<Record<StatusPersetujuan, string>> = {
  RM: 'Sebutkan ruas jalan yang dianalisis pada keterangan.',
  RP: 'Jumlah pegawai penerima seragam belum sesuai data SDM.',
  RU: 'Gabungkan dengan kontrak payung alat tulis tahun lalu.',
  RD: 'Pagu dikurangi sesuai rencana pemasaran yang baru.',
}

/** Who did what until the activity stood where it stands: the last step since then, those before it in between. */
export function langkahKegiatan(
  tim: Tim,
  k: {
    kode: string
    nama: string
    pagu: number
    persetujuan: StatusPersetujuan
    pada: Moment
    sejak: Moment
  }
): JournalLine[] {
  const { kode, persetujuan } = k
  const jurnal: JournalLine[] = []
  const catat = (c: Pick<JournalLine, 'pada' | 'pelaku' | 'aksi' | 'rincian' | 'alasan'>) =>
    jurnal.push({ ...c, objek: 'kegiatan', kode })
  const rincian = { kode: [null, kode], nama: [null, k.nama], pagu: [null, k.pagu] }
  catat({ pada: k.pada.minus({ days: 1 }), pelaku: tim.operator, aksi: 'kegiatan.tambah', rincian })
  if (persetujuan === '') return jurnal
  const diajukan = { persetujuan: ['', 'S'] }
  catat({ pada: k.pada, pelaku: tim.operator, aksi: 'kegiatan.ajukan', rincian: diajukan })
  const langkah = langkahSampai(persetujuan)
  for (const [i, l] of langkah.entries()) {
    const tolak = ditolak(persetujuan) && l.tolak === persetujuan
    catat({
      pada: k.pada.plus((+k.sejak - +k.pada) * ((i + 1) / langkah.length)),
      pelaku: tim[LOGIN_LANGKAH[l.peran]!],
      aksi: tolak ? 'kegiatan.tolak' : 'kegiatan.setujui',
      rincian: { persetujuan: [l.dari, tolak ? l.tolak : l.setuju] },
      alasan: tolak ? (ALASAN_DITOLAK[persetujuan] ?? null) : null,
    })
  }
  return jurnal
}

/** The decisions that lead to a state of the approval. */
function langkahSampai(persetujuan: StatusPersetujuan) {
  const until = LANGKAH_PERSETUJUAN.findIndex(
    (l) => l.setuju === persetujuan || l.tolak === persetujuan
  )
  return LANGKAH_PERSETUJUAN.slice(0, until + 1)
}
