import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import Button from '@mui/material/Button'
import { ui } from '@eproc/i18n/id/ui'
import { errorMessage } from '../api/api.ts'
import { AlatTabel } from './TableToolbar.tsx'
import { Kosong } from '../feedback/EmptyState.tsx'
import { CardContent } from './CardTable.tsx'
import { TableContent } from './WideTable.tsx'
import { KakiTabel } from './TablePager.tsx'
import type { TabelDataProps } from './columns.ts'

const BARIS_KERANGKA = 5

/**
 * The shared table: page, order and search live on the server and in the address; a skeleton while loading; empty
 * and failed states; each row is a card on phones.
 */
export function TabelData<T>(p: TabelDataProps<T>) {
  const ponsel = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  const memuat = p.memuat === true || (p.baris === undefined && !p.errors)
  const tersaring =
    p.keadaan !== undefined &&
    (p.keadaan.q !== '' || Object.values(p.keadaan.penyaring).some((v) => v !== ''))
  const Isi = ponsel ? CardContent : TableContent
  return (
    <section aria-label={p.judul} aria-busy={memuat}>
      {p.keadaan && <AlatTabel {...p} keadaan={p.keadaan} />}
      {p.errors ? (
        <Kosong
          gambar="error"
          judul={ui.errors.muatData}
          isi={errorMessage(p.errors)}
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
      {p.keadaan && !p.errors && (p.total ?? 0) > 0 && (
        <KakiTabel keadaan={p.keadaan} total={p.total ?? 0} />
      )}
    </section>
  )
}
