import Testing

/// A way to pass an object.
struct Shape: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let pass: @Sendable (Witness, any CarrierProtocol) -> Void
  let fetch: @Sendable (Witness, any CarrierProtocol) -> Void

  init<Value>(_ name: String, _ text: String, _ wrap: @escaping @Sendable (Witness) -> Value) {
    testDescription = name
    self.text = text
    pass = { $1.take(wrap($0)) }
    fetch = { witness, carrier in _ = carrier.make { wrap(witness) } }
  }
}

extension Shape {
  static let all = [
    Shape("object", "Witness") { $0 },
    Shape("array", "[1 Witness]") { [$0] },
    Shape("slice", "[2 Witness]") { [$0, $0, $0][1...] },
    Shape("optional", "Witness") { $0 as Witness? },
    Shape("nothing", "nil") { _ in nil as Witness? },
    Shape("values of a dictionary", "[\"a\": Witness]") { ["a": $0] },
    Shape("keys of a dictionary", "[Witness: 1]") { [$0: 1] },
    Shape("set", "[1 Witness]") { Set([$0]) },
    Shape("struct", "Crate(number: 1, witness: Witness)") { Crate(witness: $0) },
    Shape("weak reference", "WeakBox(witness: Witness)") { WeakBox(witness: $0) },
    Shape("unowned reference", "UnownedBox(witness: Witness)") { UnownedBox(witness: $0) },
    Shape("unsafe reference", "UnsafeBox(witness: Witness)") { UnsafeBox(witness: $0) },
    Shape("unmanaged", "Unmanaged<Witness>(_value: Witness)") { Unmanaged.passUnretained($0) },
    Shape("payload", ".one(Witness)") { Letter.one($0) },
    Shape("payload of several", ".two(2, second: Witness)") { Letter.two(2, second: $0) },
    Shape("indirect payload", ".inside(.one(Witness))") { Letter.inside(.one($0)) },
    Shape("unmanaged payload", ".bytes(Unmanaged<Witness>(_value: Witness))") {
      Letter.bytes(.passUnretained($0))
    },
    Shape("tuple", "(1, Witness)") { (1, $0) },
    Shape("nested", "[2 [Crate]?]") { [[Crate(witness: $0)], nil] },
    Shape("existential", "Witness") { $0 as any Being },
    Shape("existential of a struct", "Crate(number: 1, witness: Witness)") {
      Crate(witness: $0) as any Being
    },
    Shape("class-bound existential", "Witness") { $0 as any LivingBeing },
    Shape("any", "Witness") { $0 as Any },
    Shape("any object", "Witness") { $0 as AnyObject },
    Shape("any list", "[1 Any]") { [$0] as [Any] },
    Shape("erased", "Witness") { AnyHashable($0) },
    Shape("closure", "{closure}") { witness in { witness.name } },
    Shape("optional closure", "{closure}") { witness in { witness.name } as (() -> String)? },
    Shape("struct with a closure", "Deed(run: {closure})") { witness in Deed { witness.name } },
    Shape("error", "Grief(witness: Witness)") { Grief(witness: $0) },
    Shape("error of any type", "Grief(witness: Witness)") { Grief(witness: $0) as any Error },
    Shape("success", ".success(Witness)") { Result<Witness, Grief>.success($0) },
    Shape("failure", ".failure(Grief(witness: Witness))") {
      Result<Int, Grief>.failure(Grief(witness: $0))
    },
    Shape("metatype", "Witness") { type(of: $0) },
    Shape("part of a text", "\"it\"") { $0.name.dropFirst().prefix(2) },
    Shape("character", "\"w\"") { $0.name.first },
    Shape("big struct", "BigBox(numbers: (1, 2, 3, 4), witness: Witness)") { BigBox(witness: $0) },
    Shape("generic struct", "Couple<Int, Witness>(one: 1, other: Witness)") {
      Couple(one: 1, other: $0)
    },
    Shape("value that names itself", "a list") { witness in
      Veiled([1].lazy.map { _ in witness }, as: "a list")
    },
  ]
}

/// An object whose life is observed.
final class Witness: LivingBeing, Hashable, @unchecked Sendable {
  let name = "witness"

  static func == (one: Witness, other: Witness) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

protocol Being {}
protocol LivingBeing: AnyObject, Being {}

struct Crate: Being {
  let number = 1
  let witness: Witness
}

struct WeakBox { weak var witness: Witness? }
struct UnownedBox { unowned let witness: Witness }
struct UnsafeBox { unowned(unsafe) let witness: Witness }
struct Deed { let run: () -> String }
struct Grief: Error { let witness: Witness }

struct BigBox {
  let numbers = (1, 2, 3, 4)
  let witness: Witness
}

struct Couple<One, Other> {
  let one: One
  let other: Other
}

indirect enum Letter {
  case none
  case text(String, Int)
  case one(Witness)
  case two(Int, second: Witness)
  case inside(Letter)
  case bytes(Unmanaged<Witness>)
}

/// A value with a description of its own.
struct Veiled<Value>: CustomStringConvertible {
  let value: Value
  let description: String

  init(_ value: Value, as description: String) {
    self.value = value
    self.description = description
  }
}
