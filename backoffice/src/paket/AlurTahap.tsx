import { styled } from '@mui/material/styles'
import type { DurasiTemplat } from '@eproc/domain/paket/answers'
import {
  KATEGORI_FILE,
  TIPE_SANGGAH,
  TIPE_UNDANGAN,
  teksPilihan,
  type JenisPengadaan,
} from '@eproc/domain/common/choices'
import { fileTab, uraiTab, type Tab } from '@eproc/domain/tahap/tab'
import { tabStaf, type Tahap } from '@eproc/domain/tahap/templat'
import { panduan as teks } from '@eproc/i18n/id/panduan_office'
import { tahap as teksTahap } from '@eproc/i18n/id/tahap'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'

export interface TahapPanduan {
  tahap: Tahap
  /** Takes part in the jadwal of a new paket. */
  include: boolean
  durasi: DurasiTemplat | undefined
}

const Alur = styled('ol')(({ theme }) => ({
  'listStyle': 'none',
  'margin': '24px 0 0',
  'padding': 0,
  'maxWidth': 960,
  '& > li': {
    position: 'relative',
    display: 'grid',
    gap: 12,
    padding: '0 0 32px 56px',
  },
  // The line runs from one number to the next.
  '& > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 17,
    top: 36,
    bottom: 0,
    width: 2,
    backgroundColor: theme.vars.palette.divider,
  },
  '& h3': {
    ...theme.typography.h3,
    margin: 0,
    padding: '6px 0',
    fontSize: '1.0625rem',
    lineHeight: '24px',
  },
}))

const Nomor = styled('span', { shouldForwardProp: (p) => p !== 'ikut' })<{ ikut: boolean }>(
  ({ theme, ikut }) => ({
    position: 'absolute',
    left: 0,
    top: 0,
    width: 36,
    height: 36,
    borderRadius: 18,
    display: 'grid',
    placeItems: 'center',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    border: `2px solid ${ikut ? theme.vars.palette.primary.main : theme.vars.palette.text.disabled}`,
    borderStyle: ikut ? 'solid' : 'dashed',
    color: ikut ? theme.vars.palette.primary.main : theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
  })
)

const Kolom = styled('div')(({ theme }) => ({
  'display': 'grid',
  'gap': '12px 32px',
  'gridTemplateColumns': '1fr 1fr',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
  '& dt': { fontWeight: 650, fontSize: '0.875rem' },
  '& dl, & dd': { margin: 0 },
  '& dl': { display: 'grid', gap: 4, alignContent: 'start' },
  '& .sunyi': { color: theme.vars.palette.text.secondary },
  '& h4': {
    margin: '0 0 6px',
    fontSize: '0.8125rem',
    fontWeight: 650,
    color: theme.vars.palette.text.secondary,
  },
}))

/** Name of a tab with its variants: 'Undangan Tender', 'Evaluasi: Administrasi, Teknis'. */
function namaTab(tab: Tab): string {
  const { jenis, varian } = uraiTab(tab)
  if (jenis === 'undangan') return teksPilihan(TIPE_UNDANGAN, varian)
  if (jenis === 'sanggah') return teksPilihan(TIPE_SANGGAH, varian)
  const file = fileTab(tab).map((f) => teksPilihan(KATEGORI_FILE, f))
  return file.length > 0 ? `${teksTahap.tab[jenis]}: ${file.join(', ')}` : teksTahap.tab[jenis]
}

function Sisi(p: {
  judul: string
  tab: readonly Tab[]
  isi: typeof teks.tabStaf | typeof teks.tabRekanan
}) {
  return (
    <div>
      <h4>{p.judul}</h4>
      {p.tab.length === 0 ? (
        <span className="sunyi">{teks.tidakAda}</span>
      ) : (
        <dl>
          {p.tab.map((tab) => (
            <div key={tab}>
              <dt>{namaTab(tab)}</dt>
              <dd>{p.isi[uraiTab(tab).jenis]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function lamaTahap({ durasi, minimum, jeda }: DurasiTemplat): string {
  return [
    teks.hari(durasi),
    ...(minimum > 0 ? [teks.minimum(minimum)] : []),
    ...(jeda > 0 ? [teks.jeda(jeda)] : []),
  ].join(', ')
}

/** The tahap of one template from top to bottom, each with the parts of rekanan and staff. */
export function AlurTahap(p: { tahap: readonly TahapPanduan[]; jenis: JenisPengadaan }) {
  return (
    <Alur>
      {p.tahap.map(({ tahap, include, durasi }) => (
        <li key={tahap.kunci}>
          <Nomor ikut={include} aria-hidden>
            {tahap.urut}
          </Nomor>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0 16px', alignItems: 'center' }}>
            <h3>{tahap.nama}</h3>
            {!include && <StatusChip color="abu" text={teks.tidakIkut} />}
            {include && tahap.wajib && <StatusChip color="biru" text={teks.wajib} />}
            {include && durasi && <span style={{ fontSize: '0.875rem' }}>{lamaTahap(durasi)}</span>}
          </div>
          {!include && <span>{teks.hanyaKonstruksi}</span>}
          {(tahap.pendaftaran ?? tahap.umumkan) && (
            <span>{tahap.pendaftaran ? teks.pendaftaran : teks.umumkan}</span>
          )}
          <Kolom>
            <Sisi
              judul={teks.rekanan}
              tab={tahap.rekanan ? [tahap.rekanan] : []}
              isi={teks.tabRekanan}
            />
            <Sisi judul={teks.staf} tab={tabStaf(tahap, p.jenis)} isi={teks.tabStaf} />
          </Kolom>
        </li>
      ))}
    </Alur>
  )
}
