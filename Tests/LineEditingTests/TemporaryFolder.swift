import Foundation
import Platform

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/viperlab-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw CreationFailure(code: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  struct CreationFailure: Error { let code: Int32 }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// What is in a file; nil when it cannot be read.
  func contents(of name: String) -> [UInt8]? {
    guard let file = fopen(path + "/" + name, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
  }

  /// Makes a file of these bytes.
  func write(_ bytes: some Sequence<UInt8>, to name: String) {
    guard let file = fopen(path + "/" + name, "w") else { return }
    defer { fclose(file) }
    let bytes = Array(bytes)
    fwrite(bytes, 1, bytes.count, file)
  }

  /// The permissions of a file or folder, such as 0o600; nil when there is none of that name.
  func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path + "/" + name)[.posixPermissions] as? Int
  }
}
