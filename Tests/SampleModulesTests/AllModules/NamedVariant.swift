import SampleModules
import Stage
import Testing

/// One variant of a module, or one of its other editions.
struct NamedVariant: CustomTestStringConvertible, Sendable {
  let module: String
  let title: String

  var testDescription: String { "\(module) \(title)" }

  /// The variants of all modules.
  static var variants: [NamedVariant] {
    Samples.modules.flatMap { module in
      module.variants.map { NamedVariant(module: module.name, title: $0.title) }
    }
  }

  /// The other editions of all modules.
  static var editions: [NamedVariant] {
    Samples.modules.flatMap { module in
      module.editions.map { NamedVariant(module: module.name, title: $0.title) }
    }
  }

  /// The module and the variant.
  func found() throws -> (module: Module, variant: Variant) {
    let module = try #require(Samples.modules.first { $0.name == self.module })
    let all = module.variants + module.editions
    return (module, try #require(all.first { $0.title == title }))
  }
}
