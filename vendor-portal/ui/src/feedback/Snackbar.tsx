import { styled, keyframes } from '@mui/material/styles'
import { useEffect } from 'react'
import { closeNotice, useSnackbarSekarang } from '../api/notice.ts'
import { WARNA_NADA } from './MessageBox.tsx'

const LAMA_MS = 3000
const muncul = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

const Wadah = styled('div')({
  position: 'fixed',
  insetInline: 0,
  bottom: 24,
  zIndex: 1500,
  display: 'flex',
  justifyContent: 'center',
  padding: '0 16px',
  pointerEvents: 'none',
})
const Isi = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxWidth: 560,
  padding: '12px 20px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.bilah.latar,
  color: theme.vars.palette.bilah.teks,
  border: `1px solid ${theme.vars.palette.bilah.garis}`,
  boxShadow: theme.shadows[4],
  animation: `${muncul} 160ms ease-out`,
  pointerEvents: 'auto',
}))
const Titik = styled('span')({ width: 10, height: 10, borderRadius: 5, flex: 'none' })

/** The one snackbar (3 seconds), filled by `kabarkan(pesan, nada)`; mounted once at the app's root. */
export function Snackbar() {
  const kabar = useSnackbarSekarang()
  useEffect(() => {
    if (!kabar) return
    const jam = window.setTimeout(() => closeNotice(kabar.id), LAMA_MS)
    return () => window.clearTimeout(jam)
  }, [kabar])
  return (
    <Wadah role="status" aria-live="polite">
      {kabar && (
        <Isi key={kabar.id}>
          <Titik
            aria-hidden
            sx={(t) => ({
              bgcolor: t.vars.palette.status[WARNA_NADA[kabar.nada]].garis,
            })}
          />
          <span>{kabar.pesan}</span>
        </Isi>
      )}
    </Wadah>
  )
}
