import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { pesanGalat } from './api.ts'
import { AlatTabel } from './AlatTabel.tsx'
import type { KeadaanTabel } from './keadaan_tabel.ts'
import { Kosong, type KosongProps } from './Kosong.tsx'
import { IsiKartu } from './TabelKartu.tsx'
import { IsiTabel } from './TabelLebar.tsx'
import { KakiTabel } from './KakiTabel.tsx'

/** Satu kolom. */
export interface Kolom<T> {
  kunci: string
  judul: string
  isi: (baris: T) => ReactNode
  /** Kunci urut di server bila kolom dapat diurutkan. */
  urut?: string
  /** Angka dan uang rata kanan. */
  rata?: 'kanan' | 'tengah'
  lebar?: number | string
  /** Judul kartu di ponsel (default kolom pertama). */
  utama?: boolean
  /** Tidak tampil di kartu ponsel. */
  tanpaPonsel?: boolean
}

export interface TabelDataProps<T> {
  /** Nama tabel untuk pembaca layar. */
  judul: string
  kolom: readonly Kolom<T>[]
  baris: readonly T[] | undefined
  total?: number
  kunciBaris: (baris: T) => string | number
  /** Keadaan dari useKeadaanTabel; tanpa ini tabel tampil utuh tanpa alat. */
  keadaan?: KeadaanTabel
  /** Menunggu data pertama. */
  memuat?: boolean
  galat?: unknown
  /** Membuka baris (klik atau Enter); `namaBaris` dibacakan. */
  onBuka?: (baris: T) => void
  namaBaris?: (baris: T) => string
  /** Tombol di ujung baris. */
  aksi?: (baris: T) => ReactNode
  /** Keadaan kosong tanpa pencarian. */
  kosong?: Partial<KosongProps>
  /** Kotak cari di atas tabel; teks = petunjuknya. */
  cari?: boolean | string
  /** Penyaring di samping kotak cari. */
  penyaring?: ReactNode
  onSegarkan?: () => void
  /** Gaya baris khusus, misalnya rekanan blacklist. */
  gelap?: (baris: T) => boolean
}

const BARIS_KERANGKA = 5

/**
 * Tabel bersama: halaman, urutan, dan pencarian di server dan di alamat; kerangka saat memuat; keadaan
 * kosong dan galat; tiap baris menjadi kartu di ponsel.
 */
export function TabelData<T>(p: TabelDataProps<T>) {
  const ponsel = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  const memuat = p.memuat === true || (p.baris === undefined && !p.galat)
  const tersaring =
    p.keadaan !== undefined &&
    (p.keadaan.q !== '' || Object.values(p.keadaan.penyaring).some((v) => v !== ''))
  const Isi = ponsel ? IsiKartu : IsiTabel
  return (
    <section aria-label={p.judul} aria-busy={memuat}>
      {p.keadaan && <AlatTabel {...p} keadaan={p.keadaan} />}
      {p.galat ? (
        <Kosong
          gambar="galat"
          judul={ui.galat.muatData}
          isi={pesanGalat(p.galat)}
          aksi={
            p.onSegarkan && (
              <Button variant="outlined" onClick={p.onSegarkan}>
                {ui.tombol.cobaLagi}
              </Button>
            )
          }
        />
      ) : !memuat && p.baris?.length === 0 ? (
        tersaring ? (
          <Kosong
            gambar="cari"
            judul={p.keadaan?.q ? ui.tabel.tanpaHasil(p.keadaan.q) : ui.kosong}
            aksi={
              <Button
                variant="outlined"
                onClick={() =>
                  p.keadaan?.ubah({
                    q: '',
                    penyaring: Object.fromEntries(
                      Object.keys(p.keadaan.penyaring).map((k) => [k, ''])
                    ),
                  })
                }
              >
                {ui.tabel.hapusPenyaring}
              </Button>
            }
          />
        ) : (
          <Kosong judul={ui.kosong} {...p.kosong} />
        )
      ) : (
        <Isi {...p} memuat={memuat} barisKerangka={BARIS_KERANGKA} />
      )}
      {p.keadaan && !p.galat && (p.total ?? 0) > 0 && (
        <KakiTabel keadaan={p.keadaan} total={p.total ?? 0} />
      )}
    </section>
  )
}
