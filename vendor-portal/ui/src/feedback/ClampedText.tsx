import { styled } from '@mui/material/styles'
import { Fragment, type ElementType } from 'react'
import { uraiTeks, type Potongan } from '@eproc/domain/common/rich_text'
import { AppLink } from '../layout/AppLink.tsx'

const Container = styled('div')({
  'maxWidth': '72ch',
  'overflowWrap': 'anywhere',
  '& > :first-of-type': { marginTop: 0 },
  '& > :last-child': { marginBottom: 0 },
  '& p': { margin: '0 0 12px' },
  '& h2, & h3, & h4': { margin: '24px 0 8px', fontSize: '1rem', lineHeight: 1.4, fontWeight: 700 },
  '& ul, & ol': { margin: '0 0 12px', paddingInlineStart: 24, display: 'grid', gap: 4 },
})

function Row({ content }: { content: Potongan[] }) {
  return content.map((p, i) =>
    p.jenis === 'tebal' ? (
      <strong key={i}>{p.teks}</strong>
    ) : p.jenis === 'tautan' ? (
      <AppLink key={i} to={p.ke} rel="noopener">
        {p.teks}
      </AppLink>
    ) : (
      <Fragment key={i}>{p.teks}</Fragment>
    )
  )
}

/** Text of news and policy (see domain/teks_ringkas): drawn as elements, never as HTML. */
export function ClampedText({ text, title: Title = 'h3' }: { text: string; title?: ElementType }) {
  return (
    <Container>
      {uraiTeks(text).map((block, i) => {
        if (block.jenis === 'judul')
          return (
            <Title key={i}>
              <Row content={block.isi} />
            </Title>
          )
        if (block.jenis === 'paragraf')
          return (
            <p key={i}>
              {block.baris.map((b, j) => (
                <Fragment key={j}>
                  {j > 0 && <br />}
                  <Row content={b} />
                </Fragment>
              ))}
            </p>
          )
        const item = block.butir.map((b, j) => (
          <li key={j}>
            <Row content={b} />
          </li>
        ))
        return block.bernomor ? (
          <ol key={i} start={block.mulai}>
            {item}
          </ol>
        ) : (
          <ul key={i}>{item}</ul>
        )
      })}
    </Container>
  )
}
