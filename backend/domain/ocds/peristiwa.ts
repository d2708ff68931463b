/**
 * Which events of a package have taken effect and are not published yet: one release each, in their order. Pure: the
 * same facts and the same published events give the same answer, so a deed, the job that watches the clock and a
 * package older than the open data all come through here.
 */
import { ocds as teks } from '@eproc/i18n/id/ocds'
import { keMs, type Kapan } from '../common/format.ts'
import { saatTerakhir, tahapPenawaran, type FaktaPaket } from './fakta.ts'
import { penunjukan } from './peristiwa_hasil.ts'
import {
  akhirPendaftaran,
  rilisPenawar,
  rilisPendaftaran,
  rilisPenutupan,
  rilisRencana,
  rilisRevisi,
  rilisTender,
  perubahan,
} from './rilis_tender.ts'
import type { Tag } from './rilis.ts'
import { akhirPada, changeKey, peristiwa, type Peristiwa, type Tercatat } from './satu_peristiwa.ts'

/** Those that are due after `sudah`, the published ones in their order. */
export function peristiwaBaru(f: FaktaPaket, sudah: readonly Tercatat[]): Peristiwa[] {
  const baru: Peristiwa[] = []
  // An award must be there before it can be updated: what one round adds may make more due.
  for (;;) {
    const semua: Tercatat[] = [...sudah, ...baru]
    const ada = new Set(semua.map((p) => p.kunci))
    const lanjut = semuaPeristiwa(f, semua).filter((p) => !ada.has(p.kunci))
    if (lanjut.length === 0) return baru
    // Nothing is published as if it had been before what is published already.
    let terakhir = semua.at(-1)?.pada ?? 0
    for (const p of lanjut.toSorted((a, b) => a.pada - b.pada)) {
      terakhir = Math.max(terakhir, p.pada)
      baru.push({ ...p, pada: terakhir })
    }
  }
}

const semuaPeristiwa = (f: FaktaPaket, sudah: readonly Tercatat[]): Peristiwa[] => [
  ...pengumuman(f, sudah),
  ...pemasukan(f),
  ...penunjukan(f, sudah),
  ...keadaan(f, sudah),
]

/** Plan, announcement, and what was changed of its times. */
function pengumuman(f: FaktaPaket, sudah: readonly Tercatat[]): Peristiwa[] {
  const terbit = f.diterbitkanPada
  return [
    peristiwa('rencana', 'planning', terbit, rilisRencana(f)),
    peristiwa('terbit', 'tender', terbit, rilisTender(f)),
    ...f.revisi.map((r) =>
      peristiwa(`revisi:${r.id}`, 'tenderAmendment', r.disetujuiPada, rilisRevisi(f, r))
    ),
    ...pendaftaran(f, sudah),
  ]
}

/** An end of registration that is not the one of its stage, which the schedule tells. */
function pendaftaran(f: FaktaPaket, sudah: readonly Tercatat[]): Peristiwa[] {
  const akhir = keMs(f.selesaiDaftar)
  const tahap = keMs(akhirPendaftaran(f, f.jadwal))
  const pernah = sudah.some((s) => s.kunci.startsWith('pendaftaran:'))
  if (akhir === null || (akhir === tahap && !pernah)) return []
  const kunci = changeKey(sudah, 'pendaftaran', String(akhir))
  return kunci ? [peristiwa(kunci, 'tenderUpdate', f.diubahPada, rilisPendaftaran(f))] : []
}

/** The number of offers when their stage has ended, their vendors when they were opened. */
function pemasukan(f: FaktaPaket): Peristiwa[] {
  const tahap = tahapPenawaran(f.templat)
  const tutup = keMs(f.jadwal.find((t) => t.include && t.kunci === tahap?.kunci)?.selesai)
  const hasil: Peristiwa[] = []
  if (tahap && tutup !== null && tutup <= saatTerakhir(f)) {
    const kunci = `penutupan:${tahap.kunci}:${tutup}`
    hasil.push(peristiwa(kunci, 'tenderUpdate', tutup, rilisPenutupan(f)))
  }
  if (f.pembukaan) {
    const { pada, penawar } = f.pembukaan
    hasil.push(peristiwa('pembukaan', 'tenderUpdate', pada, rilisPenawar(f, penawar)))
  }
  return hasil
}

/** Paused, resumed, ended. */
function keadaan(f: FaktaPaket, sudah: readonly Tercatat[]): Peristiwa[] {
  const berhenti = keMs(f.berhentiPada) ?? f.kini
  const ubah = (
    kunci: string,
    isi: string,
    lain: {
      tag?: Tag
      pada?: Kapan
      status?: 'active' | 'cancelled' | 'unsuccessful'
      alasan?: string | null
    }
  ): Peristiwa => {
    const { tag = 'tenderUpdate', pada = f.diubahPada, status = 'active', alasan = null } = lain
    const id = kunci.replaceAll(':', '-')
    return peristiwa(kunci, tag, pada, perubahan(f, { id, pada, isi, alasan }, { status }))
  }
  const { alasan } = f
  switch (f.status) {
    case 'P':
      return [ubah(`tunda:${berhenti}`, teks.tunda, { pada: berhenti, alasan })]
    case 'A':
      return kembali(sudah).map((kunci) => ubah(kunci, teks.lanjut, {}))
    case 'S': {
      const tender = { id: f.kode, status: 'complete' } as const
      return [peristiwa('selesai', 'tenderUpdate', f.diubahPada, { tender })]
    }
    case 'B':
      return [
        ubah('batal', teks.batal, {
          tag: 'tenderCancellation',
          pada: akhirPada(f, sudah),
          status: 'cancelled',
          alasan,
        }),
      ]
    case 'G':
    case 'U': {
      const status = 'unsuccessful'
      const gagal = ubah('gagal', teks.gagal, {
        tag: 'tenderCancellation',
        pada: akhirPada(f, sudah),
        status,
        alasan,
      })
      return f.status === 'G' ? [gagal] : [gagal, ubah('ulang', teks.ulang, { status })]
    }
    case 'N':
      return []
  }
}

/** The pause that has ended, when one is published and its end is not. */
function kembali(sudah: readonly Tercatat[]): string[] {
  const terakhir = sudah.findLast(({ kunci }) => /^(tunda|lanjut):/.test(kunci))
  return terakhir?.kunci.startsWith('tunda:') ? [terakhir.kunci.replace('tunda', 'lanjut')] : []
}
