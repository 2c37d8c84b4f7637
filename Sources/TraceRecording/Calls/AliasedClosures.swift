// Closures whose type an alias hides from macros: the compiler resolves the alias and selects the overload that
// records.
//
// The overload is selected by the metatype parameter, since a metatype never converts, while a closure would convert
// to a type without its global actor. The last parameter only makes the signatures of the overloads differ. Parameter
// packs would need one overload only, but crash the compiler (Swift 6.3).

/// A type whose `closure` methods make closures record their calls; only for code that `@Role` and `@Doubled` generate.
public protocol _AliasedClosures {
  /// The link (sender, receiver and recorder) from the caller of the closure to the object that passed it.
  var _link: _SeamLink { get }
}

/// A link whose `closure` also accepts a value that is no closure, for a type that is only named like a closure.
public struct _PossibleClosures: _AliasedClosures {
  /// The link (sender, receiver and recorder) from the caller of the closure to the object that passed it.
  public let _link: _SeamLink

  /// Returns the value unchanged: it is no closure, or its calls cannot be recorded.
  @_disfavoredOverload
  public func closure<Value>(_ name: StaticString, of _: Value.Type, _ value: Value) -> Value {
    value
  }
}

extension _SeamLink: _AliasedClosures {
  /// This link itself.
  public var _link: _SeamLink { self }

  /// The same link for a value whose type is named like a closure and may be something else.
  public var possibly: _PossibleClosures { _PossibleClosures(_link: self) }

  /// Returns the closure unchanged, as its calls cannot be recorded.
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

extension _AliasedClosures {
  /// Returns a closure without parameters that records its calls.
  public func closure<Value>(
    _ name: StaticString,
    of _: (() -> Value).Type,
    _ closure: @escaping () -> Value
  ) -> () -> Value {
    let call = AliasedCall(of: name, taking: 0, on: _link)
    return { call(()) { closure() } }
  }

  /// Returns a closure with one parameter that records its calls.
  public func closure<A, Value>(
    _ name: StaticString,
    of _: ((A) -> Value).Type,
    _ closure: @escaping (A) -> Value
  ) -> (A) -> Value {
    let call = AliasedCall(of: name, taking: 1, on: _link)
    return { (a) in call(a) { closure(a) } }
  }

  /// Returns a closure with two parameters that records its calls.
  public func closure<A, B, Value>(
    _ name: StaticString,
    of _: ((A, B) -> Value).Type,
    _ closure: @escaping (A, B) -> Value
  ) -> (A, B) -> Value {
    let call = AliasedCall(of: name, taking: 2, on: _link)
    return { (a, b) in call((a, b)) { closure(a, b) } }
  }

  /// Returns a closure with three parameters that records its calls.
  public func closure<A, B, C, Value>(
    _ name: StaticString,
    of _: ((A, B, C) -> Value).Type,
    _ closure: @escaping (A, B, C) -> Value
  ) -> (A, B, C) -> Value {
    let call = AliasedCall(of: name, taking: 3, on: _link)
    return { (a, b, c) in call((a, b, c)) { closure(a, b, c) } }
  }

  // MARK: - Closures that may run anywhere

  /// Returns a sendable closure without parameters that records its calls.
  public func closure<Value>(
    _ name: StaticString,
    of _: (@Sendable () -> Value).Type,
    _ closure: @escaping @Sendable () -> Value,
    _: Void = ()
  ) -> @Sendable () -> Value {
    let call = AliasedCall(of: name, taking: 0, on: _link)
    return { @Sendable () in call(()) { closure() } }
  }

  /// Returns a sendable closure with one parameter that records its calls.
  public func closure<A, Value>(
    _ name: StaticString,
    of _: (@Sendable (A) -> Value).Type,
    _ closure: @escaping @Sendable (A) -> Value,
    _: Void = ()
  ) -> @Sendable (A) -> Value {
    let call = AliasedCall(of: name, taking: 1, on: _link)
    return { @Sendable (a) in call(a) { closure(a) } }
  }

  /// Returns a sendable closure with two parameters that records its calls.
  public func closure<A, B, Value>(
    _ name: StaticString,
    of _: (@Sendable (A, B) -> Value).Type,
    _ closure: @escaping @Sendable (A, B) -> Value,
    _: Void = ()
  ) -> @Sendable (A, B) -> Value {
    let call = AliasedCall(of: name, taking: 2, on: _link)
    return { @Sendable (a, b) in call((a, b)) { closure(a, b) } }
  }

  /// Returns a sendable closure with three parameters that records its calls.
  public func closure<A, B, C, Value>(
    _ name: StaticString,
    of _: (@Sendable (A, B, C) -> Value).Type,
    _ closure: @escaping @Sendable (A, B, C) -> Value,
    _: Void = ()
  ) -> @Sendable (A, B, C) -> Value {
    let call = AliasedCall(of: name, taking: 3, on: _link)
    return { @Sendable (a, b, c) in call((a, b, c)) { closure(a, b, c) } }
  }

  // MARK: - Closures of the main actor

  /// Returns a main-actor closure without parameters that records its calls.
  public func closure<Value>(
    _ name: StaticString,
    of _: (@MainActor () -> Value).Type,
    _ closure: @escaping @MainActor () -> Value,
    _: Never? = nil
  ) -> @MainActor () -> Value {
    let call = AliasedCall(of: name, taking: 0, on: _link)
    return { @MainActor () in call(()) { closure() } }
  }

  /// Returns a main-actor closure with one parameter that records its calls.
  public func closure<A, Value>(
    _ name: StaticString,
    of _: (@MainActor (A) -> Value).Type,
    _ closure: @escaping @MainActor (A) -> Value,
    _: Never? = nil
  ) -> @MainActor (A) -> Value {
    let call = AliasedCall(of: name, taking: 1, on: _link)
    return { @MainActor (a) in call(a) { closure(a) } }
  }

  /// Returns a main-actor closure with two parameters that records its calls.
  public func closure<A, B, Value>(
    _ name: StaticString,
    of _: (@MainActor (A, B) -> Value).Type,
    _ closure: @escaping @MainActor (A, B) -> Value,
    _: Never? = nil
  ) -> @MainActor (A, B) -> Value {
    let call = AliasedCall(of: name, taking: 2, on: _link)
    return { @MainActor (a, b) in call((a, b)) { closure(a, b) } }
  }

  /// Returns a main-actor closure with three parameters that records its calls.
  public func closure<A, B, C, Value>(
    _ name: StaticString,
    of _: (@MainActor (A, B, C) -> Value).Type,
    _ closure: @escaping @MainActor (A, B, C) -> Value,
    _: Never? = nil
  ) -> @MainActor (A, B, C) -> Value {
    let call = AliasedCall(of: name, taking: 3, on: _link)
    return { @MainActor (a, b, c) in call((a, b, c)) { closure(a, b, c) } }
  }
}

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
