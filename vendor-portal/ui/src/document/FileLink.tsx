import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { lazyPart } from '../layout/lazy_part.ts'
import { OptionalPart } from '../layout/OptionalPart.tsx'

const DocumentDialog = lazyPart(() => import('../dialog/DocumentDialog.tsx'))

/* 'Surat pernyataan … 2026' and '.pdf': a long name loses its middle, never its ending; a phrase is left to wrap. */
const ENDING = /.{0,8}\.\w{2,5}$/
const LONG = 28

/** Name of a stored file; a click opens it on the page (PDF, image) or downloads it. */
export function FileLink({ path, name }: { path: string; name?: string }) {
  const [open, setOpen] = useState(false)
  const text = name ?? path.split('/').at(-1) ?? path
  const ending = text.length > LONG ? ENDING.exec(text)?.[0] : undefined
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-label={ui.berkas.lihat(text)}
        title={ending && text}
        sx={{
          font: 'inherit',
          fontWeight: 600,
          color: 'primary.main',
          textDecoration: 'underline',
          textUnderlineOffset: '0.2em',
          textAlign: 'left',
          overflowWrap: 'anywhere',
          borderRadius: 0.5,
          ...(ending && { maxWidth: `min(${LONG}ch, 50vw)`, whiteSpace: 'pre' }),
        }}
      >
        {ending ? (
          <>
            <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {text.slice(0, -ending.length)}
            </span>
            <span>{ending}</span>
          </>
        ) : (
          text
        )}
      </ButtonBase>
      {open && (
        <OptionalPart>
          <DocumentDialog path={path} name={text} onClose={() => setOpen(false)} />
        </OptionalPart>
      )}
    </>
  )
}
