import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { master } from '@eproc/i18n/id/master'

/** Tombol ikon di ujung baris; namanya menyebut baris itu untuk pembaca layar. */
export function TombolBaris(p: {
  teks: string
  nama: string
  ikon: ReactNode
  onClick: () => void
  disabled?: boolean
}) {
  return (
    <Tooltip title={p.teks}>
      <span>
        <IconButton
          aria-label={master.pengguna.aksiUntuk(p.teks, p.nama)}
          onClick={p.onClick}
          disabled={p.disabled === true}
        >
          {p.ikon}
        </IconButton>
      </span>
    </Tooltip>
  )
}
