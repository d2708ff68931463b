/** Events of the award and of the contract that is made with it. */
import { keMs } from '../common/format.ts'
import { berakhir, saatTerakhir, type FaktaPaket, type KontrakFakta } from './fakta.ts'
import type { Tag } from './rilis.ts'
import {
  ditandatangani,
  rilisGugur,
  rilisKontrak,
  rilisNegosiasi,
  rilisPelaksanaan,
  rilisPemenang,
  rilisStatus,
  rilisTandaTangan,
} from './rilis_hasil.ts'
import { akhirPada, changeKey, peristiwa, type Peristiwa, type Tercatat } from './satu_peristiwa.ts'

const POLA_PEMENANG = /^(pemenang|gugur):(\d+)(?::(\d+))?$/

/** The award that is in force by what was published, and how many there have been. */
function penunjukanTercatat(sudah: readonly Tercatat[]) {
  let aktif: { ke: number; rekananId: number } | null = null
  let jumlah = 0
  for (const { kunci } of sudah) {
    const [, jenis, ke, rekananId] = POLA_PEMENANG.exec(kunci) ?? []
    if (jenis === 'gugur') aktif = null
    if (jenis !== 'pemenang') continue
    aktif = { ke: Number(ke), rekananId: Number(rekananId) }
    jumlah++
  }
  return { aktif, jumlah }
}

/** Award, its end, and the contract made with it. */
export function penunjukan(f: FaktaPaket, sudah: readonly Tercatat[]): Peristiwa[] {
  const { aktif, jumlah } = penunjukanTercatat(sudah)
  const p = f.pemenang
  if (aktif && (p?.rekananId !== aktif.rekananId || berakhir(f.status))) {
    const { ke } = aktif
    const berkontrak = sudah.some(({ kunci }) => kunci.startsWith(`kontrak:${ke}:`))
    const tag: Tag[] = berkontrak
      ? ['awardCancellation', 'contractTermination']
      : ['awardCancellation']
    const isi = rilisGugur(f, ke, berkontrak ? f.kontrak : null)
    const pada = berakhir(f.status) ? akhirPada(f, sudah) : saatTerakhir(f)
    return [peristiwa(`gugur:${ke}`, tag, pada, isi)]
  }
  if (!p) return []
  if (aktif) return [...perkembangan(f, sudah, aktif.ke), ...kontrak(f, sudah, aktif.ke)]
  if (berakhir(f.status) && jumlah > 0) return []
  const ke = jumlah + 1
  const pada = Math.max(p.diumumkanPada, jumlah > 0 ? sudah.at(-1)!.pada : 0)
  return [peristiwa(`pemenang:${ke}:${p.rekananId}`, 'award', pada, rilisPemenang(f, p, ke, pada))]
}

function perkembangan(f: FaktaPaket, sudah: readonly Tercatat[], ke: number): Peristiwa[] {
  const { negosiasi, sppbj } = f.pemenang!
  const hasil: Peristiwa[] = []
  if (negosiasi) {
    const isi = rilisNegosiasi(f, f.pemenang!, ke, negosiasi.harga)
    const kunci = changeKey(sudah, `negosiasi:${ke}`, String(negosiasi.harga))
    if (kunci) hasil.push(peristiwa(kunci, 'awardUpdate', negosiasi.pada, isi))
  }
  if (sppbj.perlu && sppbj.pada) {
    const isi = rilisStatus(f, ke, 'active')
    hasil.push(peristiwa(`sppbj:${ke}`, 'awardUpdate', sppbj.pada, isi))
  }
  return hasil
}

/** The contract form may be saved again until the order to begin closes it. */
function kontrak(f: FaktaPaket, sudah: readonly Tercatat[], ke: number): Peristiwa[] {
  const k = f.kontrak
  if (!k) return []
  const isi = [k.tglKontrak, k.mulai, k.selesai, k.nilai].join('/')
  const kunci = changeKey(sudah, `kontrak:${ke}`, isi)
  const hasil: Peristiwa[] = []
  if (kunci) {
    const tag = kunci.startsWith(`kontrak:${ke}:1=`) ? 'contract' : 'contractUpdate'
    hasil.push(peristiwa(kunci, tag, f.diubahPada, rilisKontrak(f, k, ke, f.diubahPada)))
  } else hasil.push(...tandaTangan(f, sudah, k, ke))
  if (k.kunciSpmk) {
    const mulai = rilisPelaksanaan(f, ke, f.diubahPada)
    hasil.push(peristiwa(`spmk:${ke}`, 'implementation', f.diubahPada, mulai))
  }
  return hasil
}

/** The day of a contract that was told before it, as it was told last. */
function tandaTangan(
  f: FaktaPaket,
  sudah: readonly Tercatat[],
  k: KontrakFakta,
  ke: number
): Peristiwa[] {
  const formulir = sudah.filter(({ kunci }) => kunci.startsWith(`kontrak:${ke}:`))
  const terakhir = formulir.at(-1)
  const hari = `${k.tglKontrak}T00:00:00+07:00`
  if (!terakhir || ditandatangani(k, terakhir.pada) || keMs(hari)! > f.kini) return []
  const kunci = `tandatangan:${ke}:${formulir.length}`
  return [peristiwa(kunci, 'contractUpdate', hari, rilisTandaTangan(f, ke))]
}
