import { createElement } from 'react'
import { createSvgIcon } from '@mui/material/utils'

/** An icon as MUI makes them: 24 × 24, one path in the colour of the text, sized by `fontSize`. */
export const icon = (name: string, path: string) =>
  createSvgIcon(createElement('path', { d: path }), name)
