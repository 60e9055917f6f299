import { expect, it } from 'vitest'
import { isLoginPlace, isSignInPlace, places } from './places.ts'

const signIns = [places.login, places.phoneLogin, '/pages/login/register/index', '/pages/login/forgetPwd/index']

it.each(signIns)('%s is a place where one signs in, whatever is asked of it; none around it is', (place) => {
  for (const href of [place, `${place}?from=1`, `${place}?a=?b`]) expect(isSignInPlace(href), href).toBe(true)
  for (const href of [`${place}/more`, `/x${place}`, `/x?to=${place}`, place.replace('/pages', '/page')])
    expect(isSignInPlace(href), href).toBe(false)
  expect(isLoginPlace(place)).toBe(place === places.login || place === places.phoneLogin)
})
