import CRecording

/// What was found out about types, once for each; a type's identity is never given to another.
///
/// One is made for the life of the program. It is read without a lock, whoever else reads or adds.
final class TypeCache<Facts: Sendable>: Sendable {
  /// Facts of a type, kept for ever.
  private final class Kept: Sendable {
    let facts: Facts

    init(_ facts: Facts) {
      self.facts = facts
    }
  }

  private nonisolated(unsafe) let known = recording_cache_make()
  private let find: @Sendable (Any.Type) -> Facts

  /// Makes a cache that knows nothing yet.
  init(_ find: @escaping @Sendable (Any.Type) -> Facts) {
    self.find = find
  }

  /// What is known of a type; costs one look-up from the second time on.
  subscript(type: Any.Type) -> Facts {
    let key = unsafeBitCast(type, to: UnsafeRawPointer.self)
    if let kept = recording_cache_find(known, key) { return facts(at: kept) }
    let made = Unmanaged.passRetained(Kept(find(type)))
    let kept = recording_cache_add(known, key, made.toOpaque())
    // Somebody else was first.
    if kept != UnsafeRawPointer(made.toOpaque()) { made.release() }
    return facts(at: kept)
  }

  private func facts(at kept: UnsafeRawPointer) -> Facts {
    Unmanaged<Kept>.fromOpaque(kept)._withUnsafeGuaranteedRef { $0.facts }
  }
}
