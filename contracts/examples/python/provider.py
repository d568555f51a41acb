"""A provider in Python, standard library only: sign-in, the board, an enquiry with its contact, a purchase.

    python3 provider.py 8080

Its data is in memory and starts empty; the states of the pact (../../STATES.md) fill it. A real server uses a database and a
framework, and does everything that ../../README.md says about payments; its state endpoint is the same.
"""

import hashlib
import hmac
import json
import re
import secrets
import sys
import time
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

KEY_SECRET = b'shared with the payment provider only'
CONTACT_PRICE = 1_000  # paise
MAX_WRONG_CODES = 5
LOCKED_FOR = 120  # seconds

MESSAGES = {
    'sent': ('The OTP is on its way.', 'OTP भेज दिया गया है।', 'OTP पाठवला आहे.'),
    'wrong_otp': ('This OTP is not right.', 'यह OTP सही नहीं है।', 'हा OTP बरोबर नाही.'),
    'expired_otp': ('This OTP has expired.', 'इस OTP का समय समाप्त हो गया है।', 'या OTP ची मुदत संपली आहे.'),
    'verified': ('You are a premium member now.', 'अब आप प्रीमियम सदस्य हैं।', 'आता तुम्ही प्रीमियम सदस्य आहात.'),
    'invalid': ('Please check the fields.', 'कृपया जानकारी जाँचें।', 'कृपया माहिती तपासा.'),
    'unauthenticated': ('Please sign in again.', 'कृपया फिर से साइन इन करें।', 'कृपया पुन्हा साइन इन करा.'),
    'not_found': ('There is no such thing.', 'यह नहीं मिला।', 'हे सापडले नाही.'),
    'too_many': ('Too many attempts.', 'बहुत अधिक प्रयास हुए।', 'खूप जास्त प्रयत्न झाले.'),
    'already_visible': ('You see this contact already.', 'यह संपर्क आपको पहले से दिखता है।', 'हा संपर्क तुम्हाला आधीच दिसतो.'),
    'already_subscribed': ('You are premium already.', 'आप पहले से प्रीमियम हैं।', 'तुम्ही आधीच प्रीमियम आहात.'),
    'amount_wrong': ('The plan costs another amount.', 'योजना की राशि अलग है।', 'योजनेची रक्कम वेगळी आहे.'),
    'payment_unverified': ('The payment is not confirmed.', 'भुगतान की पुष्टि नहीं हुई।', 'पैसे भरल्याची खात्री झाली नाही.'),
    'server_error': ('The server failed.', 'सर्वर में गड़बड़ी हुई।', 'सर्व्हरमध्ये बिघाड झाला.'),
}
LANGUAGES = ('en', 'hi', 'mr')
BUSINESS_TYPES = ('farmer', 'fpo', 'agent', 'company', 'buyer', 'distributor', 'retailer', 'wholesaler', 'manufacturer')


def now():
    return datetime.now(timezone.utc).isoformat(timespec='seconds')


class World:
    """All stored data; a teardown replaces it."""

    def __init__(self):
        self.users = {}  # mobile → user
        self.tokens = {}  # token → mobile
        self.codes = {}  # mobile → (OTP, whether it has expired)
        self.next_codes = {}  # mobile → the next OTP to send
        self.wrong_codes = {}  # mobile → count
        self.locked = {}  # mobile → end of the lock, as time.monotonic()
        self.enquiries = {}
        self.orders = {}  # order id → {mobile, target or 'premium', payment}
        self.plans = {}  # id → rupees per year
        self.failures = {}  # operation → status
        self.category = {'en': 'Cereals', 'hi': 'अनाज', 'mr': 'तृणधान्ये'}

    def user(self, mobile):
        fresh = {'id': len(self.users) + 1, 'mobile': mobile, 'name': f'User {mobile[-2:]}', 'business': None, 'premium': False}
        return self.users.setdefault(mobile, fresh)

    def is_locked(self, mobile):
        return self.locked.get(mobile, 0) > time.monotonic()

    def lock(self, mobile):
        self.locked[mobile] = time.monotonic() + LOCKED_FOR
        self.wrong_codes.pop(mobile, None)

    def new_token(self, mobile):
        token = secrets.token_hex(16)
        self.tokens[token] = self.user(mobile)['mobile']
        return token


world = World()


class Refusal(Exception):
    """A 4xx in the document's uniform shape: message, error code, and errors per field."""

    def __init__(self, status, code, field=None):
        self.status, self.code, self.field = status, code, field


# Operations: (request) → (status, body). A request has json, query, lang and, if a token is required, user.


def request_otp(request):
    mobile = field(request.json, 'mobile', r'[6-9]\d{9}')
    if world.is_locked(mobile):  # otherwise a new code would bypass the limit
        raise Refusal(429, 'too_many')
    code = world.next_codes.pop(mobile, None) or f'{secrets.randbelow(10**6):06}'
    world.codes[mobile] = (code, False)  # sent to the phone, never in the reply
    return 200, {'status': 'success', 'message': request.say('sent')}


def verify_otp(request):
    mobile, otp = field(request.json, 'mobile', r'[6-9]\d{9}'), field(request.json, 'otp', r'\d{6}')
    if world.is_locked(mobile):
        raise Refusal(429, 'too_many')
    code, has_expired = world.codes.get(mobile, (None, False))
    if code is None or not hmac.compare_digest(code, otp) or has_expired:
        world.wrong_codes[mobile] = world.wrong_codes.get(mobile, 0) + 1
        if world.wrong_codes[mobile] >= MAX_WRONG_CODES:
            world.lock(mobile)
        return 200, {'status': 'error', 'message': request.say('expired_otp' if has_expired else 'wrong_otp')}
    del world.codes[mobile]  # a code works once
    world.wrong_codes.pop(mobile, None)
    user = world.user(mobile)
    kind, complete = user['business'] or (None, False)
    flags = {f'has_{one}_profile': complete and one == kind for one in BUSINESS_TYPES}
    business = {'business': kind is not None, 'business_id': kind and user['id'], 'business_type': kind}
    return 200, {'token': world.new_token(mobile), 'user_id': user['id'], **business, **flags}


def board(request):
    page, size = number(request.query, 'page', 1, 100_000), number(request.query, 'page_size', 12, 100)
    search = request.query.get('search', '')
    if len(search) > 100:
        raise Refusal(400, 'invalid', 'search')
    kind, variety = request.query.get('type'), number(request.query, 'sub_category', 1, 10**9)
    rows = [
        card(one, request.lang)
        for one in sorted(world.enquiries.values(), key=lambda one: one['card']['created_at'], reverse=True)
        if not one['closed']
        and kind in (None, one['type'])
        and ('sub_category' not in request.query or one['sub_category']['id'] == variety)
        and all(word in one['search'] for word in search.lower().split())
    ]
    there = rows[(page - 1) * size : page * size]
    link = lambda to, shown: f'/api/mobile/v1/global-enquiries/?page={to}&page_size={size}' if shown else None
    return 200, {
        'count': len(rows),
        'next': link(page + 1, page * size < len(rows)),
        'previous': link(page - 1, page > 1),
        'results': there,
    }


def enquiry_for(user, id):
    """A closed enquiry exists only for its owner and for buyers of its contact."""
    enquiry = world.enquiries.get(int(id)) or refuse(404, 'not_found')
    if enquiry['closed'] and user['mobile'] != enquiry['owner'] and user['mobile'] not in enquiry['visible_to']:
        refuse(404, 'not_found')
    return enquiry


def enquiry_detail(request, id):
    enquiry = enquiry_for(request.user, id)
    shown = may_see(enquiry, request.user)
    whole = {**card(enquiry, request.lang), **enquiry['more'], 'images': [], 'can_view_contact': shown}
    if shown:  # otherwise the reply contains no data of the owner, in any field
        whole['owner_contact'] = contact(world.user(enquiry['owner']))
    if request.user['premium']:
        whole['interested_users'] = [
            {**contact(world.user(mobile)), 'purchased_at': paid_at} for mobile, paid_at in enquiry['visible_to'].items()
        ]
    return 200, {'data': whole}


def purchase_contact(request, id):
    enquiry = enquiry_for(request.user, id)
    if may_see(enquiry, request.user):
        raise Refusal(400, 'already_visible')
    return 200, {'data': {'order_id': order(request.user, int(id)), 'amount': CONTACT_PRICE, 'currency': 'INR'}}


def create_payment(request):
    plan, rupees = request.json.get('payment_plan'), request.json.get('amount')
    if request.user['premium']:
        raise Refusal(400, 'already_subscribed')
    if plan not in world.plans or world.plans[plan] != rupees:
        raise Refusal(400, 'amount_wrong', 'amount')
    id = order(request.user, 'premium')
    return 201, {'id': len(world.orders), 'order_id': id, 'amount': round(rupees * 100), 'currency': 'INR'}


def verify_payment(request):
    order_id = field(request.json, 'razorpay_order_id', r'order_\w+')
    payment_id = field(request.json, 'razorpay_payment_id', r'pay_\w+')
    given = field(request.json, 'razorpay_signature', r'[0-9a-f]{64}')
    known = world.orders.get(order_id, {})
    if known.get('mobile') != request.user['mobile'] or not hmac.compare_digest(signature(order_id, payment_id), given):
        raise Refusal(400, 'payment_unverified')
    request.user['premium'] = True  # idempotent
    return 200, {'status': 'success', 'message': request.say('verified')}


OPERATIONS = [  # method, path, operationId, whether a token is required, handler
    ('POST', r'/api/auth/request-otp/', 'requestOtp', False, request_otp),
    ('POST', r'/api/auth/verify-otp/', 'verifyOtp', False, verify_otp),
    ('GET', r'/api/mobile/v1/global-enquiries/', 'listGlobalEnquiries', True, board),
    ('GET', r'/api/mobile/v1/enquiries/(\d+)/detail/', 'getEnquiryDetail', True, enquiry_detail),
    ('POST', r'/api/mobile/v1/enquiries/(\d+)/purchase/', 'purchaseEnquiryContact', True, purchase_contact),
    ('POST', r'/api/payment/create/', 'createPayment', True, create_payment),
    ('POST', r'/api/payment/verify/', 'verifyPayment', True, verify_payment),
]

# Helpers of the operations.


def refuse(status, code):
    raise Refusal(status, code)


def field(body, name, pattern):
    value = body.get(name)
    if not isinstance(value, str) or not re.fullmatch(pattern, value, re.ASCII):
        raise Refusal(400, 'invalid', name)
    return value


def number(query, name, default, most):
    value = query.get(name, str(default))
    if not re.fullmatch(r'[1-9]\d{0,9}', value, re.ASCII) or int(value) > most:
        raise Refusal(400, 'invalid', name)
    return int(value)


def card(enquiry, lang):
    """A list row, with names from the catalogue in the requested language."""
    return {**enquiry['card'], 'product': {'id': 1, 'name': world.category[lang]}, 'sub_category': enquiry['sub_category']}


def may_see(enquiry, user):
    return user['premium'] or user['mobile'] == enquiry['owner'] or user['mobile'] in enquiry['visible_to']


def contact(user):
    return {'name': user['name'], 'mobile': user['mobile'], 'email': None, 'company': None}


def order(user, target):
    """At most one open order per user and target."""
    for id, known in world.orders.items():
        if (known['mobile'], known['target']) == (user['mobile'], target):
            return id
    id = f'order_{secrets.token_hex(8)}'
    world.orders[id] = {'mobile': user['mobile'], 'target': target}
    return id


def signature(order_id, payment_id):
    return hmac.new(KEY_SECRET, f'{order_id}|{payment_id}'.encode(), hashlib.sha256).hexdigest()


# Provider states that these operations need.


def make_enquiry(id, owner='9800000001', type='sell', visible_to=None, expected_price=24.5, quantity=40, unit='quintal',
                 created_at=None):
    card = {
        'id': id, 'type': type, 'status': 'approved', 'quantity': quantity, 'unit': unit, 'expected_price': expected_price,
        'sub_sub_category': {'id': 1, 'name': 'Sharbati'}, 'location': 'Nashik', 'photo': None, 'created_at': created_at or now(),
    }
    more = {
        'grade': 'FAQ', 'is_organic': True, 'minimum_expected_price': 22, 'expected_date': None,
        'contact_preference': 'phone', 'additional_notes': None, 'user_product': id,
    }
    world.user(owner)
    world.enquiries[id] = {
        'card': card, 'more': more, 'type': type, 'owner': owner, 'closed': False, 'visible_to': {visible_to: now()} if visible_to else {},
        'sub_category': {'id': 1, 'name': 'Wheat'}, 'search': 'wheat गेहूं गहू gehun sharbati nashik',
    }


def paid_order(mobile, order_id, payment_id):
    world.orders[order_id] = {'mobile': world.user(mobile)['mobile'], 'target': 'premium'}
    return {'razorpay_signature': signature(order_id, payment_id)}


STATES = {
    'a user is signed in': lambda mobile: {'token': world.new_token(mobile)},
    'no token is valid': lambda: world.tokens.clear(),
    'the mobile is unknown': lambda mobile: world.users.pop(mobile, None) and None,
    'an OTP was requested': lambda mobile, otp='123456', expired=False: world.codes.update({mobile: (otp, expired)}),
    'the next OTP is': lambda mobile, otp: world.next_codes.update({mobile: otp}),
    'too many OTPs were tried': lambda mobile: world.lock(mobile),
    'the user has an incomplete business': lambda mobile, type='farmer': world.user(mobile).update(business=(type, False)),
    'the user has a complete business': lambda mobile, type='farmer': world.user(mobile).update(business=(type, True)),
    'the user is premium': lambda mobile: world.user(mobile).update(premium=True),
    'the catalogue is loaded': lambda **ids: None,
    'a category is called': lambda category, **names: world.category.update(names),
    'there are no enquiries': lambda: world.enquiries.clear(),
    'an enquiry exists': make_enquiry,
    'an enquiry is closed': lambda id: world.enquiries[id].update(closed=True),
    'an enquiry does not exist': lambda id: world.enquiries.pop(id, None) and None,
    'a plan exists': lambda plan, amount: world.plans.update({plan: amount}),
    'a subscription order was paid': paid_order,
    'the server fails': lambda operationId, status=500: world.failures.update({operationId: status}),
}


def change_state(change):
    global world
    if change['action'] == 'teardown':
        world = World()
        return 200, {}
    state = STATES.get(change['state'])
    return (200, state(**(change.get('params') or {})) or {}) if state else (404, {})


class Handler(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'

    def answer(self):
        url = urlsplit(self.path)
        self.query = {name: values[-1] for name, values in parse_qs(url.query).items()}
        self.lang = self.headers['X-user-lang'] if self.headers['X-user-lang'] in LANGUAGES else 'en'
        body = self.rfile.read(int(self.headers['Content-Length'] or 0))
        try:
            self.json = json.loads(body) if body else {}
            if not isinstance(self.json, dict):
                raise ValueError('no object')
            status, reply = change_state(self.json) if url.path == '/_pact/state' else self.operate(url.path)
        except Refusal as refusal:
            errors = {'errors': {refusal.field: [self.say('invalid')]}} if refusal.field else {}
            status, reply = refusal.status, {'message': self.say(refusal.code), 'error': refusal.code, **errors}
        except ValueError:
            status, reply = 400, {'message': self.say('invalid'), 'error': 'unreadable'}
        sent = json.dumps(reply).encode()
        self.send_response(status)
        self.send_header('Content-Type', 'application/json')
        self.send_header('Content-Length', str(len(sent)))
        self.send_header('Cache-Control', 'no-store')  # no cache may store personal data
        if status == 429:
            self.send_header('Retry-After', '120')
        self.end_headers()
        self.wfile.write(sent)

    def operate(self, path):
        for method, pattern, name, needs_token, operation in OPERATIONS:
            match = re.fullmatch(pattern, path, re.ASCII)
            if not match or method != self.command:
                continue
            if name in world.failures:
                raise Refusal(world.failures.pop(name), 'server_error')
            if needs_token:
                mobile = world.tokens.get((self.headers['Authorization'] or '').removeprefix('Bearer '))
                self.user = world.user(mobile) if mobile else refuse(401, 'unauthenticated')
            return operation(self, *match.groups())
        raise Refusal(404, 'not_found')

    def say(self, key):
        return MESSAGES[key][LANGUAGES.index(self.lang)]

    do_GET = do_POST = answer

    def log_message(self, *_):
        pass


if __name__ == '__main__':
    server = ThreadingHTTPServer(('127.0.0.1', int(sys.argv[1]) if len(sys.argv) > 1 else 8080), Handler)
    print(f'listening on {server.server_port}', flush=True)
    server.serve_forever()
