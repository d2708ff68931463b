import Button from '@mui/material/Button'
import { useRef, type ReactNode } from 'react'

interface PhotoInputProps {
  children: ReactNode
  icon?: ReactNode
  /** Beside the text, which alone would be the same for every field. */
  name?: string
  /** Opens the camera of the device; else its pictures, several at once. */
  camera?: boolean
  onPhotos: (files: readonly File[]) => void
}

/** A button that asks the device for photos. */
export function PhotoInput(p: PhotoInputProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={p.icon}
        aria-label={p.name}
        onClick={() => input.current?.click()}
      >
        {p.children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        {...(p.camera ? { capture: 'environment' as const } : { multiple: true })}
        onChange={(e) => {
          const files = [...(e.target.files ?? [])]
          e.target.value = ''
          if (files.length > 0) p.onPhotos(files)
        }}
      />
    </>
  )
}
