import Testing

@testable import TraceRecording

/// Tests which types of values are kept until the trace is read.
@Suite struct ValueRetentionTests {
  static let plain: [Any.Type] = [
    Void.self, Int.self, String.self, Substring.self, Character.self, StaticString.self,
    Any.Type.self, Witness.Type.self, (Int, String).self, [String].self, ArraySlice<Int>.self,
    Set<String>.self, [String: [Int]].self, Int?.self, String??.self, KeptRow.self, [KeptRow?].self,
    Couple<Int, String>.self, Speed.self, ValueTextTests.Tree.self,
  ]

  static let references: [Any.Type] = [
    (Int, Witness).self, [Witness].self, [Int: Witness].self, Witness?.self,
    Couple<Int, Witness>.self, Witness.self, AnyObject.self, Any.self, (any Error).self,
    (() -> Void).self, WeakBox.self, UnownedBox.self, UnsafeBox.self, Unmanaged<Witness>.self,
    Unmanaged<Witness>?.self, Letter?.self, KeptForest.self, KeptBranch.self,
  ]

  @Test(
    arguments: [(.plain, plain), (.references, references), (.perValue, [Letter.self])]
      as [(ValueRetention, [Any.Type])]
  )
  func `looks through a type`(_ retention: ValueRetention, _ types: [Any.Type]) {
    for type in types + types { #expect(ValueRetention(of: type) == retention, "\(type)") }
  }

  @Test func `looks at each value of an enum`() {
    #expect(ValueRetention.isPlain(Letter.none))
    #expect(ValueRetention.isPlain(Letter.text("a", 1)))
    #expect(!ValueRetention.isPlain(Letter.one(Witness())))
    #expect(!ValueRetention.isPlain(Letter.bytes(.passUnretained(Witness()))))
    #expect(!ValueRetention.isPlain(Letter.two(1, second: Witness())))
    #expect(ValueRetention.isPlain(Letter.inside(.inside(.none))))
    #expect(!ValueRetention.isPlain(Letter.inside(.inside(.one(Witness())))))
    #expect(!ValueRetention.isPlain(KeptSecret.object(Witness())))
  }

  @Test func `looks at what an existential holds`() {
    #expect(ValueRetention.isPlain(1 as Any))
    #expect(ValueRetention.isPlain(FeedError.offline as any Error))
    #expect(!ValueRetention.isPlain(Witness() as Any))
    #expect(!ValueRetention.isPlain([Witness()] as any Collection))
  }

  @Test func `does not cache a type found inside itself`() {
    #expect(ValueRetention(of: KeptForest.self) == .references)
    #expect(ValueRetention(of: [KeptForest].self) == .references)
    #expect(ValueRetention(of: [ValueTextTests.Tree].self) == .plain)
  }
}

struct KeptRow {
  let title: String
  let prices: [Double]
  let note: String?
}

enum KeptSecret: CustomReflectable {
  case object(Witness)

  var customMirror: Mirror { Mirror(self, children: []) }
}

/// A struct that contains values of its own type, and an object behind them.
struct KeptForest {
  let children: [KeptForest]
  let object: Witness
}

/// A struct that contains values of its own type through another type.
struct KeptBranch {
  let leaves: [KeptLeaf]
  let object: Witness?
}

struct KeptLeaf {
  let branches: [KeptBranch]
}
