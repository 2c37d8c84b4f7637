import Foundation

/// A variant (one architecture's version of a module) or an edition of it, as declared by `…Variant.swift` in its folder.
struct ListedVariant {
  /// The name of the module's folder: `Products`.
  let module: String
  /// The path below the module's folder: the variant's folder `Published/000`, or a patch without `.patch`, `Edits/per-cell/VIPER`.
  let folder: String
  /// The name of the static property that declares the variant: `productsPerCell`.
  let property: String

  /// Returns the variants declared in the file at `path`, such as `ROOT/Products/VIPER/ProductsVariant.swift`.
  ///
  /// Throws an error if the file declares none, or if more than one patch is beside the file.
  static func all(in path: String, root: String) throws -> [ListedVariant] {
    var words = path.dropFirst(root.count).split(separator: "/").map(String.init)
    words.removeLast()
    words += try patch(beside: path).map { [$0] } ?? []
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    let declared = text.split(separator: "public static var ").dropFirst()
      .map { $0.prefix { $0 != " " && $0 != "\n" } }.filter { $0.last == ":" }
    guard !declared.isEmpty else {
      throw EditionFailure("\(path) declares no `public static var NAME: Variant`.")
    }
    return declared.map { property in
      ListedVariant(
        module: words.first ?? "",
        folder: words.dropFirst().joined(separator: "/"),
        property: String(property.dropLast())
      )
    }
  }

  /// Returns the name, without `.patch`, of the patch in the folder of a file, nil for none; throws an error if there are several.
  private static func patch(beside path: String) throws -> String? {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    let patches = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(EditionPatch.suffix) }
    guard patches.count < 2 else {
      throw EditionFailure(
        "\(folder): error: one patch stands beside the variant, not \(patches.count)"
      )
    }
    return patches.first.map { String($0.dropLast(EditionPatch.suffix.utf8.count)) }
  }
}

extension ListedVariant {
  private var isEdition: Bool {
    ["Published", "Warnings", "Edits"].contains { folder.hasPrefix($0 + "/") }
  }

  /// Returns the source of `ListedVariants`: the imports of `targets`, and for each module its variants and its editions.
  static func source(of variants: [ListedVariant], in targets: [String]) -> String {
    """
    // Made by ListVariants from the folders of this target.
    \(targets.map { "import \($0)\n" }.sorted().joined())import Stage

    enum ListedVariants {
      typealias Entry = (folder: String, variant: Variant)

      static func variants(of module: String) -> [Entry] {
        switch module {
    \(cases(variants.filter { !$0.isEdition }))    default: []
        }
      }

      static func editions(of module: String) -> [Entry] {
        switch module {
    \(cases(variants.filter(\.isEdition)))    default: []
        }
      }
    }

    """
  }

  private static func cases(_ variants: [ListedVariant]) -> String {
    Dictionary(grouping: variants, by: \.module).sorted { $0.key < $1.key }.map {
      module,
      variants in
      let entries = variants.map { "(\"\($0.module)/\($0.folder)\", .\($0.property))" }
      return "    case \"\(module)\": [\(entries.joined(separator: ", "))]\n"
    }
    .joined()
  }
}
