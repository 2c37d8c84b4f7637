import SampleModules
import Stage
import Testing

/// A variant of a module, or an edition of one, by its title.
struct NamedVariant: CustomTestStringConvertible, Sendable {
  let module: String
  let title: String

  var testDescription: String { "\(module) \(title)" }

  static var variants: [NamedVariant] {
    Samples.modules.flatMap { module in
      module.variants.map { NamedVariant(module: module.name, title: $0.title) }
    }
  }

  static var editions: [NamedVariant] {
    Samples.modules.flatMap { module in
      module.editions.map { NamedVariant(module: module.name, title: $0.title) }
    }
  }

  func found() throws -> (module: Module, variant: Variant) {
    let module = try #require(Samples.modules.first { $0.name == self.module })
    let all = module.variants + module.editions
    return (module, try #require(all.first { $0.title == title }))
  }
}
