import { styled } from '@mui/material/styles'

/** Mark of the product: a checked file. Takes the colour of the text around it. */
function BrandMark() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="#12747a" />
      <path d="M9 7h9.500L23 11.500V25H9z" fill="#fffdf9" />
      <path d="M18.500 7v4.500H23z" fill="#a9d3cf" />
      <path
        d="M12.500 17.500l2.800 2.800 5-5.300"
        fill="none"
        stroke="#0f5e63"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

const Row = styled('span')({
  'display': 'inline-flex',
  'alignItems': 'center',
  'gap': 12,
  'minWidth': 0,
  '& > span': { display: 'grid', lineHeight: 1.2, minWidth: 0 },
  '& strong': { fontWeight: 750, letterSpacing: '-0.01em', fontSize: '1.0625rem' },
  '& small': {
    fontSize: '0.8125rem',
    opacity: 0.8,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})

/* On its own paper: nobody knows whether it is light or dark. */
const Logo = styled('img')({
  height: 36,
  maxWidth: 96,
  objectFit: 'contain',
  padding: 4,
  borderRadius: 8,
  backgroundColor: '#fffdf9',
})

interface BrandProps {
  product: string
  company?: string
  /** Address of the company's own mark, in the place of the product's. */
  logo?: string
}

/** The mark with the product's name and, if there is one, the company's. */
export function Brand({ product, company, logo }: BrandProps) {
  return (
    <Row>
      {logo ? <Logo src={logo} alt="" /> : <BrandMark />}
      <span>
        <strong>{product}</strong>
        {company && <small>{company}</small>}
      </span>
    </Row>
  )
}
