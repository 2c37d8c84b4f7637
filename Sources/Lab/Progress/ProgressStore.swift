import LessonKit

/// The storage of a learner's progress: records that are only appended.
public struct ProgressStore {
  /// The path of the file; nil when the progress lasts for the session only.
  public let path: String?
  /// Returns the whole text; empty before the first record.
  public let read: () -> String
  /// Appends records; returns the reason when they could not be stored, nil otherwise.
  public let append: ([ProgressRecord]) -> String?

  /// Creates a store.
  public init(
    path: String?,
    read: @escaping () -> String,
    append: @escaping ([ProgressRecord]) -> String?
  ) {
    (self.path, self.read, self.append) = (path, read, append)
  }

  /// Returns a store in memory.
  public static func inMemory() -> ProgressStore {
    let list = RecordList()
    return ProgressStore(path: nil, read: { ProgressText.text(of: list.records) }) { records in
      list.records += records
      return nil
    }
  }

  private final class RecordList {
    var records: [ProgressRecord] = []
  }
}
