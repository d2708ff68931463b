import ButtonBase from '@mui/material/ButtonBase'
import { lazy, Suspense, useState } from 'react'
import { ui } from '@eproc/i18n/id/ui'

const DialogDokumen = lazy(() => import('../dialog/DocumentDialog.tsx'))

/** Name of a stored file; a click opens it on the page (PDF, image) or downloads it. */
export function TautanBerkas({ path, nama }: { path: string; nama?: string }) {
  const [buka, setBuka] = useState(false)
  const teks = nama ?? path.split('/').at(-1) ?? path
  return (
    <>
      <ButtonBase
        onClick={() => setBuka(true)}
        aria-label={ui.berkas.lihat(teks)}
        sx={{
          font: 'inherit',
          fontWeight: 600,
          color: 'primary.main',
          textDecoration: 'underline',
          textUnderlineOffset: '0.2em',
          textAlign: 'left',
          overflowWrap: 'anywhere',
          borderRadius: 0.5,
        }}
      >
        {teks}
      </ButtonBase>
      {buka && (
        <Suspense>
          <DialogDokumen path={path} nama={teks} onTutup={() => setBuka(false)} />
        </Suspense>
      )}
    </>
  )
}
