import Traces

// Closures whose type an alias hides from macros: the compiler knows it, so the overload that fits records their calls.
//
// The type itself chooses, since it never converts, as a closure would to one without its global actor. Parameter packs
// would say all this once, and crash the compiler (Swift 6.3).

/// Gives a closure back as one that records each of its calls; only for what `@Role` and `@Doubled` add.
public protocol _AliasedClosures {
  /// The way from who calls the closure to who handed it over.
  var _link: _SeamLink { get }
}

/// Where a value may be a closure, as far as the name of its type tells.
public struct _PossibleClosures: _AliasedClosures {
  /// The way from who calls the value to who handed it over.
  public let _link: _SeamLink

  /// The value itself, which is no closure, or one whose calls cannot be recorded.
  @_disfavoredOverload
  public func closure<Value>(_ name: StaticString, of _: Value.Type, _ value: Value) -> Value {
    value
  }
}

extension _SeamLink: _AliasedClosures {
  /// The way itself.
  public var _link: _SeamLink { self }

  /// The same way for what may be a closure.
  public var possibly: _PossibleClosures { _PossibleClosures(_link: self) }

  /// The closure itself, whose calls cannot be recorded.
  @available(
    *,
    deprecated,
    message: """
      calls of this closure are not recorded, since an alias hides its type, and it takes more than three values, \
      takes one 'inout', throws, is 'async' or isolated; write its type out
      """
  )
  @_disfavoredOverload
  public func closure<Value>(_ name: StaticString, of _: Value.Type, _ value: Value) -> Value {
    value
  }
}

// MARK: - Any closure

extension _AliasedClosures {
  /// The closure, which takes nothing, so that its calls are recorded.
  public func closure<Value>(
    _ name: StaticString,
    of _: (() -> Value).Type,
    _ closure: @escaping () -> Value
  ) -> () -> Value {
    let call = AliasedCall(of: name, taking: 0, on: _link)
    return { call(()) { closure() } }
  }

  /// The closure, which takes one value, so that its calls are recorded.
  public func closure<A, Value>(
    _ name: StaticString,
    of _: ((A) -> Value).Type,
    _ closure: @escaping (A) -> Value
  ) -> (A) -> Value {
    let call = AliasedCall(of: name, taking: 1, on: _link)
    return { (a) in call(a) { closure(a) } }
  }

  /// The closure, which takes two values, so that its calls are recorded.
  public func closure<A, B, Value>(
    _ name: StaticString,
    of _: ((A, B) -> Value).Type,
    _ closure: @escaping (A, B) -> Value
  ) -> (A, B) -> Value {
    let call = AliasedCall(of: name, taking: 2, on: _link)
    return { (a, b) in call((a, b)) { closure(a, b) } }
  }

  /// The closure, which takes three values, so that its calls are recorded.
  public func closure<A, B, C, Value>(
    _ name: StaticString,
    of _: ((A, B, C) -> Value).Type,
    _ closure: @escaping (A, B, C) -> Value
  ) -> (A, B, C) -> Value {
    let call = AliasedCall(of: name, taking: 3, on: _link)
    return { (a, b, c) in call((a, b, c)) { closure(a, b, c) } }
  }
}

// MARK: - Closures that may run anywhere

extension _AliasedClosures {
  /// The closure, which takes nothing, so that its calls are recorded.
  public func closure<Value>(
    _ name: StaticString,
    of _: (@Sendable () -> Value).Type,
    _ closure: @escaping @Sendable () -> Value,
    _: _SendableMark = _SendableMark()
  ) -> @Sendable () -> Value {
    let call = AliasedCall(of: name, taking: 0, on: _link)
    return { @Sendable () in call(()) { closure() } }
  }

  /// The closure, which takes one value, so that its calls are recorded.
  public func closure<A, Value>(
    _ name: StaticString,
    of _: (@Sendable (A) -> Value).Type,
    _ closure: @escaping @Sendable (A) -> Value,
    _: _SendableMark = _SendableMark()
  ) -> @Sendable (A) -> Value {
    let call = AliasedCall(of: name, taking: 1, on: _link)
    return { @Sendable (a) in call(a) { closure(a) } }
  }

  /// The closure, which takes two values, so that its calls are recorded.
  public func closure<A, B, Value>(
    _ name: StaticString,
    of _: (@Sendable (A, B) -> Value).Type,
    _ closure: @escaping @Sendable (A, B) -> Value,
    _: _SendableMark = _SendableMark()
  ) -> @Sendable (A, B) -> Value {
    let call = AliasedCall(of: name, taking: 2, on: _link)
    return { @Sendable (a, b) in call((a, b)) { closure(a, b) } }
  }

  /// The closure, which takes three values, so that its calls are recorded.
  public func closure<A, B, C, Value>(
    _ name: StaticString,
    of _: (@Sendable (A, B, C) -> Value).Type,
    _ closure: @escaping @Sendable (A, B, C) -> Value,
    _: _SendableMark = _SendableMark()
  ) -> @Sendable (A, B, C) -> Value {
    let call = AliasedCall(of: name, taking: 3, on: _link)
    return { @Sendable (a, b, c) in call((a, b, c)) { closure(a, b, c) } }
  }
}

// MARK: - Closures of the main actor

extension _AliasedClosures {
  /// The closure, which takes nothing, so that its calls are recorded.
  public func closure<Value>(
    _ name: StaticString,
    of _: (@MainActor () -> Value).Type,
    _ closure: @escaping @MainActor () -> Value,
    _: _MainActorMark = _MainActorMark()
  ) -> @MainActor () -> Value {
    let call = AliasedCall(of: name, taking: 0, on: _link)
    return { @MainActor () in call(()) { closure() } }
  }

  /// The closure, which takes one value, so that its calls are recorded.
  public func closure<A, Value>(
    _ name: StaticString,
    of _: (@MainActor (A) -> Value).Type,
    _ closure: @escaping @MainActor (A) -> Value,
    _: _MainActorMark = _MainActorMark()
  ) -> @MainActor (A) -> Value {
    let call = AliasedCall(of: name, taking: 1, on: _link)
    return { @MainActor (a) in call(a) { closure(a) } }
  }

  /// The closure, which takes two values, so that its calls are recorded.
  public func closure<A, B, Value>(
    _ name: StaticString,
    of _: (@MainActor (A, B) -> Value).Type,
    _ closure: @escaping @MainActor (A, B) -> Value,
    _: _MainActorMark = _MainActorMark()
  ) -> @MainActor (A, B) -> Value {
    let call = AliasedCall(of: name, taking: 2, on: _link)
    return { @MainActor (a, b) in call((a, b)) { closure(a, b) } }
  }

  /// The closure, which takes three values, so that its calls are recorded.
  public func closure<A, B, C, Value>(
    _ name: StaticString,
    of _: (@MainActor (A, B, C) -> Value).Type,
    _ closure: @escaping @MainActor (A, B, C) -> Value,
    _: _MainActorMark = _MainActorMark()
  ) -> @MainActor (A, B, C) -> Value {
    let call = AliasedCall(of: name, taking: 3, on: _link)
    return { @MainActor (a, b, c) in call((a, b, c)) { closure(a, b, c) } }
  }
}

// MARK: - What they share

/// Tells the overload for closures that may run anywhere from the others.
public struct _SendableMark: Sendable {
  /// Makes a mark.
  public init() {}
}

/// Tells the overload for closures of the main actor from the others.
public struct _MainActorMark: Sendable {
  /// Makes a mark.
  public init() {}
}

/// A call of a closure, as a message back.
private struct AliasedCall: Sendable {
  private let link: _SeamLink
  private let message: InternedText

  init(of name: StaticString, taking count: Int, on link: _SeamLink) {
    self.link = link
    message = InternedText(copying: "\(name)(\(String(repeating: "_:", count: count)))")
  }

  func callAsFunction<Arguments, Value>(
    _ arguments: Arguments,
    _ closure: @escaping () -> Value
  ) -> Value {
    guard Value.self == Void.self, let done = () as? Value else {
      return link.call(message, arguments, closure)
    }
    link.deliver(message, arguments) { _ = closure() }
    return done
  }
}
