import Up from '@mui/icons-material/ArrowCircleUp'
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined'
import Turn from '@mui/icons-material/RotateRightOutlined'
import Zoom from '@mui/icons-material/ZoomInOutlined'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { foto } from '@eproc/i18n/id/foto'
import type { PhotoPage } from './pdf_of_photos.ts'

const t = foto

const Figure = styled('figure')(({ theme }) => ({
  'margin': 0,
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 8,
  'overflow': 'hidden',
  '& figcaption': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '4px 8px 4px 16px',
  },
  '& > div': { overflow: 'auto', backgroundColor: theme.vars.palette.background.default },
  '& img': { display: 'block', margin: '0 auto' },
}))

interface PhotoPreviewProps {
  page: PhotoPage | undefined
  number: number
  of: number
  onTurn: () => void
  onRemove: () => void
  onMoveUp?: () => void
}

/** One page as it will be sent, as wide as the window; larger to read its small print. */
export function PhotoPreview({ page, number, of, onTurn, onRemove, onMoveUp }: PhotoPreviewProps) {
  const [large, setLarge] = useState(false)
  const name = t.halaman(number, of)
  return (
    <Figure aria-label={name}>
      <figcaption>
        {name}
        <div>
          {onMoveUp && (
            <IconButton aria-label={t.naikkan(number)} onClick={onMoveUp}>
              <Up />
            </IconButton>
          )}
          <IconButton
            aria-label={large ? t.perkecil(number) : t.perbesar(number)}
            onClick={() => setLarge(!large)}
          >
            <Zoom />
          </IconButton>
          <IconButton aria-label={t.putar(number)} onClick={onTurn}>
            <Turn />
          </IconButton>
          <IconButton aria-label={t.hapus(number)} onClick={onRemove}>
            <DeleteIcon />
          </IconButton>
        </div>
      </figcaption>
      {/* Scrolled with the arrow keys while it is larger than its frame. */}
      <div
        style={{ maxHeight: '70vh' }}
        {...(large ? { 'tabIndex': 0, 'role': 'group', 'aria-label': name } : {})}
      >
        {page ? (
          <PagePicture jpeg={page.jpeg} name={name} large={large} />
        ) : (
          <Skeleton variant="rectangular" height={240} />
        )}
      </div>
    </Figure>
  )
}

function PagePicture({ jpeg, name, large }: { jpeg: Blob; name: string; large: boolean }) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const made = URL.createObjectURL(jpeg)
    picture.current!.src = made
    return () => URL.revokeObjectURL(made)
  }, [jpeg])
  return (
    <img
      ref={picture}
      alt={name}
      style={large ? { maxWidth: 'none' } : { maxWidth: '100%', maxHeight: '70vh' }}
    />
  )
}
