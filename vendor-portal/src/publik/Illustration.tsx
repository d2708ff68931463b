import { styled } from '@mui/material/styles'

const Svg = styled('svg')(({ theme }) => ({
  'width': '100%',
  'height': 'auto',
  'fill': 'none',
  'stroke': theme.vars.palette.text.secondary,
  'strokeWidth': 1.75,
  'strokeLinecap': 'round',
  'strokeLinejoin': 'round',
  '& .isi': { fill: theme.vars.palette.background.paper },
  '& .aksen': { stroke: theme.vars.palette.primary.main },
  '& .bidang': { fill: theme.vars.palette.status.utama.latar, stroke: 'none' },
  '& .waktu': { stroke: theme.vars.palette.waktu.main },
}))

/** Line drawing of the front page: a city and a checked file (decoration, not read out). */
export function Illustration() {
  return (
    <Svg viewBox="0 0 360 240" aria-hidden focusable="false">
      <circle className="bidang" cx="196" cy="122" r="104" />
      <path d="M16 216h328" />
      <path className="isi" d="M36 216V120l44-24 44 24v96z" />
      <path d="M56 138h12M92 138h12M56 162h12M92 162h12M56 186h12M92 186h12" />
      <path className="isi" d="M124 216V76h64v140z" />
      <path className="aksen" d="M140 96h32M140 116h32M140 136h32M140 156h32M140 176h32" />
      <path className="isi" d="M156 76V50M188 216v-92h44v92z" />
      <path d="M202 144h16M202 166h16M202 188h16" />
      <path className="waktu" d="M156 50h24l-7 8 7 8h-24" />
      <path className="isi" d="M224 58h70l26 26v112h-96z" />
      <path d="M294 58v26h26M242 92h34M242 112h58M242 132h58" />
      <circle className="isi aksen" cx="292" cy="172" r="28" />
      <path className="aksen" d="M279 172l9 9 18-19" />
    </Svg>
  )
}
