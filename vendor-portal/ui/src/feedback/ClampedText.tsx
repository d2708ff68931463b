import { styled } from '@mui/material/styles'
import { Fragment, type ElementType } from 'react'
import { uraiTeks, type Potongan } from '@eproc/domain/common/rich_text'
import { Tautan } from '../layout/AppLink.tsx'

const Wadah = styled('div')({
  'maxWidth': '72ch',
  'overflowWrap': 'anywhere',
  '& > :first-of-type': { marginTop: 0 },
  '& > :last-child': { marginBottom: 0 },
  '& p': { margin: '0 0 12px' },
  '& h2, & h3, & h4': { margin: '24px 0 8px', fontSize: '1rem', lineHeight: 1.4, fontWeight: 700 },
  '& ul, & ol': { margin: '0 0 12px', paddingInlineStart: 24, display: 'grid', gap: 4 },
})

function Baris({ isi }: { isi: Potongan[] }) {
  return isi.map((p, i) =>
    p.jenis === 'tebal' ? (
      <strong key={i}>{p.teks}</strong>
    ) : p.jenis === 'tautan' ? (
      <Tautan key={i} ke={p.ke} rel="noopener">
        {p.teks}
      </Tautan>
    ) : (
      <Fragment key={i}>{p.teks}</Fragment>
    )
  )
}

/** Text of news and policy (see domain/teks_ringkas): drawn as elements, never as HTML. */
export function TeksRingkas({ teks, judul: Judul = 'h3' }: { teks: string; judul?: ElementType }) {
  return (
    <Wadah>
      {uraiTeks(teks).map((blok, i) => {
        if (blok.jenis === 'judul')
          return (
            <Judul key={i}>
              <Baris isi={blok.isi} />
            </Judul>
          )
        if (blok.jenis === 'paragraf')
          return (
            <p key={i}>
              {blok.baris.map((b, j) => (
                <Fragment key={j}>
                  {j > 0 && <br />}
                  <Baris isi={b} />
                </Fragment>
              ))}
            </p>
          )
        const butir = blok.butir.map((b, j) => (
          <li key={j}>
            <Baris isi={b} />
          </li>
        ))
        return blok.bernomor ? (
          <ol key={i} start={blok.mulai}>
            {butir}
          </ol>
        ) : (
          <ul key={i}>{butir}</ul>
        )
      })}
    </Wadah>
  )
}
