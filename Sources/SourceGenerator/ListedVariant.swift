import Foundation
import Patches

/// A variant (one architecture's version of a module) or an edition of it, as declared by its file `…Variant.swift`.
struct ListedVariant {
  /// The name of the module's folder: `Products`.
  let module: String
  /// The path below the module's folder: the variant's folder `Published/000`, or a patch without `.patch`, `Edits/per-cell/VIPER`.
  let folder: String
  /// The name of the static property that declares the variant: `productsPerCell`.
  let property: String

  /// The fault of the edition, nil for none.
  var fault: String?

  /// Returns the variants declared in the file at `path`, such as `ROOT/Products/VIPER/ProductsVariant.swift`, or the edition that
  /// the patch at `path` makes; none for a patch that is not compiled.
  ///
  /// Throws an error if the file declares none, or if more than one patch is beside the file.
  static func all(in path: String, root: String) throws -> [ListedVariant] {
    var words = path.dropFirst(root.count).split(separator: "/").map(String.init)
    let file = words.removeLast()
    let module = words.first ?? ""
    if path.hasSuffix(EditionPatch.suffix) {
      let edition = EditionPatch(path)
      let patch = try edition.read()
      guard let variant = edition.variant(of: patch) else { return [] }
      let folder = words.dropFirst() + [String(file.dropLast(EditionPatch.suffix.count))]
      let path = folder.joined(separator: "/")
      return [ListedVariant(module: module, folder: path, property: variant, fault: patch["Rule"])]
    }
    words += try patch(beside: path).map { [$0] } ?? []
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    let declared = text.split(separator: "public static var ").dropFirst()
      .map { $0.prefix { $0 != " " && $0 != "\n" } }.filter { $0.last == ":" }
    guard !declared.isEmpty else {
      throw EditionFailure("\(path): error: declares no `public static var NAME: Variant`")
    }
    let folder = words.dropFirst().joined(separator: "/")
    return declared.map {
      ListedVariant(module: module, folder: folder, property: String($0.dropLast()))
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
  ///
  /// Throws an error if a module has more patched editions than there are targets for them.
  static func source(of variants: [ListedVariant], in targets: [String]) throws -> String {
    let count = targets.count { $0.hasPrefix("Editions") }
    let edits = Dictionary(
      grouping: variants.filter { $0.folder.hasPrefix("Edits/") },
      by: \.module
    )
    let full = edits.filter { $0.value.count > count }
    if let (module, all) = full.min(by: { $0.key < $1.key }) {
      throw EditionFailure(
        """
        \(module)/Edits: error: \(all.count) editions, but \(count) targets compile one each: add \
        Sources/Editions/Editions\(all.count).swift and its number in Package.swift
        """
      )
    }
    return """
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
      let entries = variants.map { variant in
        let edition = variant.fault.map { ".with(edition: .faulty(\"\($0)\"))" } ?? ""
        return "(\"\(module)/\(variant.folder)\", .\(variant.property)\(edition))"
      }
      return "    case \"\(module)\": [\(entries.joined(separator: ", "))]\n"
    }
    .joined()
  }
}
