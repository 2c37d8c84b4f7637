/// A test whether objects lie in memory in the way that the code in this folder relies on.
///
/// Where the test fails, nothing is read through the layout: a value that may contain a reference becomes text at once,
/// values are read through mirrors, and traces have no object graph.
package enum Layout {
  /// The function that tests whether objects are read correctly; tests of this package replace it before its first use.
  package static let selfTest = Locked<@Sendable () -> Bool>(LayoutSample.isRead)

  /// Whether the self-test has found that objects are read correctly; it runs at the first access.
  static let isAsExpected = selfTest.locked { $0 }()

  static let unreadableNote =
    "No object graph: objects lie in memory otherwise than this library expects, so none is read"
}

private final class LayoutSample {
  let number = 7, text = "seven"
  let target: LayoutTarget
  weak var weak: LayoutTarget?
  unowned let unowned: LayoutTarget

  init(_ target: LayoutTarget) {
    self.target = target
    weak = target
    unowned = target
  }

  /// Returns whether the fields of sample types are read correctly; follows addresses only if all offsets are right.
  @Sendable static func isRead() -> Bool { areKindsRead && arePairsRead && isObjectRead }

  private static var areKindsRead: Bool {
    let kinds: [(Any.Type, MetadataKind)] = [
      (LayoutSample.self, .class), (LayoutPair.self, .struct), (LayoutChoice.self, .enum),
      (Int?.self, .optional), ((Int, Bool).self, .tuple), ((() -> Void).self, .function),
      (Any.self, .existential), (Int.Type.self, .metatype), (Any.Type.self, .existentialMetatype),
    ]
    return kinds.allSatisfy { MetadataKind(reading: $0) == $1 }
      && !hasPayload(LayoutChoice.self) && hasPayload(Result<Int, Never>.self)
  }

  private static var arePairsRead: Bool {
    let fields = StoredField.declared(in: LayoutPair.self)
    return fields.map(\.name) == ["flag", "number"]
      && fields.map { ObjectIdentifier($0.type) } == [.init(Bool.self), .init(Int.self)]
      && fields.last?.offset == MemoryLayout<LayoutPair>.offset(of: \.number)
  }

  private static var isObjectRead: Bool {
    let fields = StoredField.declared(in: LayoutSample.self)
    let (word, text) = (MemoryLayout<Int>.size, MemoryLayout<String>.size)
    let offsets = [2 * word, 3 * word] + (3...5).map { $0 * word + text }
    guard fields.map(\.name) == ["number", "text", "target", "weak", "unowned"],
      fields.map(\.isStrong) == [true, true, true, false, false],
      fields.map(\.offset) == offsets
    else { return false }
    let target = LayoutTarget()
    let sample = LayoutSample(target)
    return withExtendedLifetime((sample, target)) {
      let start = UnsafeRawPointer(Unmanaged.passUnretained(sample).toOpaque())
      let address = UnsafeRawPointer(Unmanaged.passUnretained(target).toOpaque())
      return StoredField.value(of: Int.self, at: start + offsets[0]) as? Int == sample.number
        && start.load(fromByteOffset: offsets[2], as: UnsafeRawPointer.self) == address
        && start.load(fromByteOffset: offsets[4], as: UnsafeRawPointer.self) == address
        && StoredField.mirrored(sample, at: 3) as? LayoutTarget === sample.weak
    }
  }
}

private final class LayoutTarget {}

private struct LayoutPair { let flag: Bool, number: Int }

private enum LayoutChoice { case one, two }
